/** An index of what an authority asks for: the same list without the words of the authority and the days. */
import { Compliance } from '../components/Compliance.tsx';
import type { BlockProps } from './props.ts';

export const Evidence = (props: BlockProps<'evidence'>) => <Compliance {...props} />;
