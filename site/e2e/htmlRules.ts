import { defineConfig } from 'html-validate';

/** html-validate's recommended rules, except where React and Astro decide how HTML is written. */
export const htmlRules = defineConfig({
  root: true,
  extends: ['html-validate:recommended'],
  // Astro writes a <style> for its islands in front of the first one.
  elements: ['html5', { style: { metadata: true, flow: true, phrasing: true } }],
  rules: {
    // HTML leaves open how attributes and empty elements are serialized.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    // A missing type means the default, such as a text field or a submit button.
    'no-implicit-input-type': 'off',
    'no-implicit-button-type': 'off',
    // ARIA allows naming an inline SVG.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Our fieldsets have no legend: they only disable a form while it is being sent.
    'wcag/h71': 'off',
  },
});
