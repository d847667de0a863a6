import { defineConfig } from 'html-validate';

/** What counts as valid HTML here: the recommended rules, but for what React and Astro write by themselves. */
export const htmlRules = defineConfig({
  root: true,
  extends: ['html-validate:recommended'],
  // Astro puts the one style of its islands before the first of them.
  elements: ['html5', { style: { metadata: true, flow: true, phrasing: true } }],
  rules: {
    // How React and Astro serialize attributes and empty elements; HTML leaves the choice.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    // Where no type is said, the defaults are meant: a field of text, a button that submits.
    'no-implicit-input-type': 'off',
    'no-implicit-button-type': 'off',
    // ARIA lets a picture drawn in the page have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A fieldset without a name is only the switch that disables a form while it is sent.
    'wcag/h71': 'off',
  },
});
