/** Everything that an authority asks for, in its words, with where it is shown. */
import { Compliance } from '../components/Compliance.tsx';
import type { BlockProps } from './props.ts';

export const Disclosure = (props: BlockProps<'disclosure'>) => <Compliance {...props} />;
