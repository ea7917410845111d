import { memo } from 'react';
import { EvidenceField } from './compliance/EvidenceField.tsx';
import { requirementField } from './compliance/requirementNames.ts';
import type { FieldProps } from './fieldProps.ts';
import { ListField } from './ListField.tsx';
import { MapField } from './MapField.tsx';
import { KindsField, ObjectField } from './ObjectField.tsx';
import { ChoiceField, ConstantField, NumberField, SwitchField } from './SimpleFields.tsx';
import { branchOf } from './shape.ts';
import { TextField } from './TextField.tsx';
import { cellNames } from './table/grid.ts';
import { TableField } from './table/TableField.tsx';

export const Field = memo(function Field({ shape, ...props }: FieldProps) {
  switch (shape.type) {
    case 'object':
      return <ObjectField shape={shape} {...props} />;
    case 'list': {
      const names = cellNames(shape);
      if (names) return <TableField names={names} shape={shape} {...props} />;
      if (requirementField(shape.items()) !== undefined) return <EvidenceField shape={shape} {...props} />;
      return <ListField shape={shape} {...props} />;
    }
    case 'map':
      return <MapField shape={shape} {...props} />;
    case 'kinds':
      return <KindsField shape={shape} {...props} />;
    case 'union':
      return <Field shape={branchOf(shape, props.value)} {...props} />;
    case 'choice':
      return <ChoiceField shape={shape} {...props} />;
    case 'text':
      return <TextField shape={shape} {...props} />;
    case 'number':
      return <NumberField shape={shape} {...props} />;
    case 'switch':
      return <SwitchField shape={shape} {...props} />;
    case 'constant':
      return <ConstantField shape={shape} {...props} />;
  }
});
