/**
 * MUI's fields grow with their text, but measure it once: in another font if theirs has not arrived, and the last line is
 * cut off. This has them measure it again. Returns a function that ends this.
 */
export function growWithFonts(): () => void {
  const measureAgain = () => {
    // Only where there are such fields: it also ends moving a row by keyboard.
    if (document.querySelector('textarea')) window.dispatchEvent(new Event('resize'));
  };
  document.fonts.addEventListener('loadingdone', measureAgain);
  return () => document.fonts.removeEventListener('loadingdone', measureAgain);
}
