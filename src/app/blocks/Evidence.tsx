/** Index of the requirements: the disclosure list without the verbatim texts and dates. */
import { Compliance } from '../components/Compliance.tsx';
import type { BlockProps } from './props.ts';

export const Evidence = (props: BlockProps<'evidence'>) => <Compliance {...props} />;
