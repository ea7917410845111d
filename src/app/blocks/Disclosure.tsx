/** Everything that an authority asks for, in its words, with where it is shown. */
import { Answered } from '../components/Answered.tsx';
import type { BlockProps } from './props.ts';

export const Disclosure = (props: BlockProps<'disclosure'>) => <Answered {...props} />;
