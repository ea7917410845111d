import { Image } from '../components/Image.tsx';
import { Link } from '../components/Link.tsx';
import { Section } from '../components/Section.tsx';
import { PICTURE_LAYOUTS } from '../components/sizes.ts';
import { Text } from '../components/Text.tsx';
import { Paragraphs } from './Prose.tsx';
import type { BlockProps } from './props.ts';

export function Feature({ block, id, level, first }: BlockProps<'feature'>) {
  const { heading, paragraphs, image, alt, side = 'end', links = [] } = block;
  return (
    <Section
      kind="feature"
      variant={image === undefined ? 'plain' : side}
      heading={heading}
      id={id}
      level={level}
    >
      <div className="feature-text">
        <Paragraphs>{paragraphs}</Paragraphs>
        {links.length > 0 && (
          <p className="button-row">
            {links.map(({ label, href }) => (
              <Link key={href} to={href} className="button">
                <Text>{label}</Text>
              </Link>
            ))}
          </p>
        )}
      </div>
      {image !== undefined && (
        <div className="feature-picture">
          <Image src={image} alt={alt ?? ''} layout={PICTURE_LAYOUTS.feature} priority={first} />
        </div>
      )}
    </Section>
  );
}
