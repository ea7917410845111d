/** A small picture of the site. */
import { useState } from 'react';
import type { SiteView } from '../../shared/protocol.ts';
import { useForm } from './context.ts';

/** @param path as in a data file */
export function Thumbnail({ path }: { path: string }) {
  const { site } = useForm();
  const [missing, setMissing] = useState<string>();
  const address = pictureUrl(site, path);
  if (path === '' || missing === address)
    return <span className="form-thumb form-thumb-none" aria-hidden="true" />;
  return (
    <img className="form-thumb" src={address} alt="" loading="lazy" onError={() => setMissing(address)} />
  );
}

/** @param path from the public folder; a leading slash is allowed */
export function pictureUrl(
  { preview, base, pictureVersion }: Pick<SiteView, 'preview' | 'base' | 'pictureVersion'>,
  path: string,
): string {
  const encoded = path.replace(/^\//, '').split('/').map(encodeURIComponent).join('/');
  // The version bypasses the browser's cache.
  return `${preview}${base}/${encoded}${pictureVersion > 0 ? `?${pictureVersion}` : ''}`;
}

export const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
