import { DOCUMENTS, type DocumentType } from '@yaoji/domain'
import type { FormField } from '@yaoji/hooks'
import { Checkbox } from '@yaoji/ui/checkbox'
import { TextField } from '@yaoji/ui/text-field'
import { useState } from 'react'
import * as css from './DocumentFields.css'

interface FieldsProps<Name extends string> {
  field: (name: Name) => FormField
}

/** The number of the document and the person whom it names, where it has them. */
export function NumberFields({ field, type }: FieldsProps<'number' | 'person'> & { type: DocumentType }) {
  const { number_name, names_person } = DOCUMENTS[type]
  return (
    <>
      {number_name !== '' && (
        <TextField
          {...field('number')}
          label={number_name}
          size="l"
          required
          autoComplete="off"
          maxLength={60}
        />
      )}
      {names_person && (
        <TextField
          {...field('person')}
          label="被委托的采购员"
          size="l"
          required
          autoComplete="off"
          maxLength={30}
        />
      )}
    </>
  )
}

interface ValidityFieldsProps extends FieldsProps<'begin_date' | 'end_date'> {
  type: DocumentType
  /** The document has no end at the start. */
  isLongTerm: boolean
}

/** From when to when the document is valid, or, where its type allows it, that it has no end. */
export function ValidityFields({ field, type, isLongTerm }: ValidityFieldsProps) {
  const [ticked, setTicked] = useState(isLongTerm)
  const { end } = DOCUMENTS[type]
  const mayLast = end !== 'always'
  return (
    <>
      <TextField
        {...field('begin_date')}
        label="有效期起"
        hint={end === 'seldom' ? '没有有效期的，填写资料的日期' : undefined}
        size="l"
        type="date"
        required
        className={css.date}
      />
      <div className={css.end}>
        <TextField
          {...field('end_date')}
          label="有效期至"
          size="l"
          type="date"
          required
          disabled={mayLast && ticked}
        />
        {mayLast && (
          <Checkbox
            name="long_term"
            value="1"
            label="长期有效"
            checked={ticked}
            onCheckedChange={setTicked}
            className={css.check}
          />
        )}
      </div>
    </>
  )
}
