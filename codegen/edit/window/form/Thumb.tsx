/** A picture of the site, small. */
import { useState } from 'react';
import { useForm } from './context.ts';

/** @param path as a data file has it */
export function Thumb({ path }: { path: string }) {
  const { site } = useForm();
  const [missing, setMissing] = useState<string>();
  if (path === '' || missing === path)
    return <span className="form-thumb form-thumb-none" aria-hidden="true" />;
  const address = `${site.preview}${site.base}/${encodeURI(path.replace(/^\//, ''))}`;
  return <img className="form-thumb" src={address} alt="" loading="lazy" onError={() => setMissing(path)} />;
}
