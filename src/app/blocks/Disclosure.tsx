/** All requirements of an authority, verbatim, with their evidence. */
import { Compliance } from '../components/Compliance.tsx';
import type { BlockProps } from './props.ts';

export const Disclosure = (props: BlockProps<'disclosure'>) => <Compliance {...props} />;
