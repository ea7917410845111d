/** Sizes of files as the window writes them. */
import { useMessages } from '../../messages/context.ts';

/** @returns a number of kilobytes (1,000 bytes) in the language of the window; small files with one decimal */
export function useKilobytes(bytes: number): string {
  const { language } = useMessages();
  return (bytes / 1000).toLocaleString(language, { maximumFractionDigits: bytes < 10_000 ? 1 : 0 });
}
