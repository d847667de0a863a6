/** The packages from the smallest to the largest. */
export const PACKAGES = ['informational', 'reservations', 'platform'] as const;
