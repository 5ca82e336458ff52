/** How long the browser may take to fetch what it is to save, in milliseconds. */
const keptFor = 60_000;

/** Hands a file that was made here to the browser, to be saved by this name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), keptFor);
}
