/** How long the browser may take to start the download, in milliseconds. */
const keptFor = 60_000;

/** Downloads a generated file under this name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), keptFor);
}
