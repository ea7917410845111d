/** The column titles of a table, editable if the table itself has them. */
import { format } from '../../../../core/i18n/format.ts';
import { useForm, useProblemsWithin } from '../context.ts';
import { join } from '../json.ts';
import { CellText, type OnText } from './TableCell.tsx';
import { HEAD_ROW } from './useTable.ts';

interface HeadProps {
  titles: readonly string[];
  width: number;
  /** JSON pointer to the titles; undefined if they are defined elsewhere. */
  pointer: string | undefined;
  titleOf: (column: number) => string;
  /** The column of the tab stop, if it is in this row. */
  current: number | undefined;
  onText: OnText;
}

export function TableHead({ titles, width, pointer, titleOf, current, onText }: HeadProps) {
  const { messages } = useForm();
  return (
    <thead>
      <tr data-pointer={pointer}>
        <td className="form-row-number" />
        {Array.from({ length: width }, (_, column) =>
          pointer === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
            <th key={column} scope="col">
              {titleOf(column)}
            </th>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <th key={column} scope="col">
              <Title
                pointer={join(pointer, column)}
                column={column}
                label={format(messages.table.nameOf, { column: column + 1 })}
                text={titles[column] ?? ''}
                isCurrent={column === current}
                onText={onText}
              />
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}

interface TitleProps {
  pointer: string;
  column: number;
  label: string;
  text: string;
  isCurrent: boolean;
  onText: OnText;
}

function Title({ pointer, column, ...rest }: TitleProps) {
  const problems = useProblemsWithin(pointer);
  return (
    <CellText
      pointer={pointer}
      position={{ row: HEAD_ROW, column }}
      isWrong={problems.some(({ severity }) => severity === 'error')}
      {...rest}
    />
  );
}
