/** Lifetime of the object URL: Safari prompts the visitor and reads the bytes afterwards. */
const KEPT = 40_000;

/** Saves a file under a name. On failure the link is opened, which shows the file or the error. */
export async function downloadFile(href: string, name: string): Promise<void> {
  let file: Blob;
  try {
    const response = await fetch(href);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    file = await response.blob();
  } catch {
    const tab = window.open(href, '_blank');
    if (tab) tab.opener = null;
    // Browsers may block a new tab that is not opened during the click.
    else location.assign(href);
    return;
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}
