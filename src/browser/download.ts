/** Downloads a text as a file. */
export function download(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // By then, the download has begun in every browser.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
