import { MouseSensor, TouchSensor, useSensor } from '@dnd-kit/core';

// Clicks and short touches do not start a drag.
const MOUSE = { activationConstraint: { distance: 4 } };
const TOUCH = { activationConstraint: { delay: 120, tolerance: 8 } };

/** Dragging with mouse and finger. */
export const usePointers = () => [useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH)] as const;
