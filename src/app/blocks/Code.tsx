import { Section } from '../components/Section.tsx';
import type { BlockProps } from './props.ts';

export function Code({ block, id, level }: BlockProps<'code'>) {
  const { heading, text, language } = block;
  return (
    <Section kind="code" heading={heading} id={id} level={level}>
      <pre dir="ltr">
        <code className={language === undefined ? undefined : `language-${language}`}>{text}</code>
      </pre>
    </Section>
  );
}
