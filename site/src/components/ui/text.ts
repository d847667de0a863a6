export const breadcrumbsText = { label: 'Път до страницата' };
