/** Has the page laid out whole, as whatever goes to a place in it needs the true sizes of what lies above. */
export function layOutWhole(): void {
  document.documentElement.dataset.layout = 'whole';
}
