/** A picture of the content. */
import { fileHref } from '../route/link.ts';

export function Image({
  src,
  alt,
  priority = false,
  className,
}: {
  /** A site path such as "images/sample/library-1.jpg". */
  src: string;
  /** What it shows; empty when it only decorates. */
  alt: string;
  /** Whether it is among the first things that a visitor sees. */
  priority?: boolean;
  className?: string;
}) {
  return (
    <img
      src={fileHref(src)}
      alt={alt}
      className={className}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
}
