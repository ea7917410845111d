/** A picture of the site, small. */
import { useState } from 'react';
import { pictureUrl } from '../lib/pictureUrl.ts';
import { useForm } from './context.ts';

/** @param path as a data file has it */
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
