/** Saving a file of the site. */

/** How long the saved bytes stay reachable: Safari asks the visitor first and reads them only then. */
const KEPT = 40_000;

/**
 * Saves a file under a name. Where it cannot be had that way the link is opened instead, which shows the file or tells
 * what is wrong with it.
 */
export async function downloadFile(href: string, name: string): Promise<void> {
  let file: Blob;
  try {
    const response = await fetch(href);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    file = await response.blob();
  } catch {
    const tab = window.open(href, '_blank');
    if (tab) tab.opener = null;
    // A tab that is not opened within the click itself may be refused.
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
