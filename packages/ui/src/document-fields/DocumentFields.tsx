'use client'
import { DOCUMENT_FILES_MOST, DOCUMENTS, type DocumentType } from '@yaoji/domain'
import type { FormField } from '@yaoji/hooks'
import { forwardRef, useState } from 'react'
import { Checkbox } from '../checkbox'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { RadioGroup, type RadioGroupProps } from '../radio-group'
import { TextField } from '../text-field'
import { FilesField, type FilesFieldProps } from '../upload'
import * as css from './DocumentFields.css'

export const documentFieldsLabels = {
  number: (type: DocumentType): string => DOCUMENTS[type].number_name,
  person: '被委托的采购员',
  files: '文件',
  /** The same where two pages are needed. */
  bothSides: '文件（正反两面）',
  begin: '有效期起',
  /** Of a document that seldom has a period. */
  beginHint: '没有有效期的，填写资料的日期',
  end: '有效期至',
  longTerm: '长期有效',
}

/** The fields of the payload, by the wire's names. */
export type DocumentFieldName = 'number' | 'person' | 'begin_date' | 'end_date' | 'file_ids'

export interface DocumentFieldsProps {
  /** What `useForm` gives for a field. */
  field: (name: DocumentFieldName) => FormField
  /** The kind of document, which decides the fields. */
  type: DocumentType
  /** The files, of `useFormFiles`. */
  files: FilesFieldProps['files']
  /**
   * It has no end at the start.
   * @default false
   */
  isLongTerm?: boolean
  className?: string
  /** Words in place of those of {@link documentFieldsLabels}. */
  labels?: Partial<typeof documentFieldsLabels>
}

/**
 * A document of an enterprise: number, person, files, and from when to when it is valid, as its type asks for them. For a
 * Form of two columns. Renders the fields; `ref` and `className` are those of the last one, a `div` with the end.
 */
export const DocumentFields = forwardRef<HTMLDivElement, DocumentFieldsProps>(function DocumentFields(
  { field, type, files, isLongTerm = false, className, labels, ...rest },
  ref,
) {
  const words = useLabels('documentFields', documentFieldsLabels, labels)
  const [ticked, setTicked] = useState(isLongTerm)
  const { number_name, names_person, least_files, end } = DOCUMENTS[type]
  const mayLast = end !== 'always'
  const shared = { size: 'l', required: true } as const
  return (
    <>
      {number_name !== '' && (
        <TextField
          {...field('number')}
          {...shared}
          label={words.number(type)}
          autoComplete="off"
          maxLength={60}
        />
      )}
      {names_person && (
        <TextField {...field('person')} {...shared} label={words.person} autoComplete="off" maxLength={30} />
      )}
      <FilesField
        label={least_files > 1 ? words.bothSides : words.files}
        field={field('file_ids')}
        files={files}
        max={DOCUMENT_FILES_MOST}
        wide
      />
      <TextField
        {...field('begin_date')}
        {...shared}
        label={words.begin}
        hint={end === 'seldom' ? words.beginHint : undefined}
        type="date"
        className={css.date}
      />
      <div {...rest} ref={ref} className={joinClass(css.end, className)}>
        <TextField
          {...field('end_date')}
          {...shared}
          label={words.end}
          type="date"
          disabled={mayLast && ticked}
        />
        {mayLast && (
          <Checkbox
            name="long_term"
            value="1"
            label={words.longTerm}
            checked={ticked}
            onCheckedChange={setTicked}
            className={css.check}
          />
        )}
      </div>
    </>
  )
})

export const documentTypeFieldLabels = {
  legend: '上传哪一种',
  type: (type: DocumentType): string => DOCUMENTS[type].name,
}

export interface DocumentTypeFieldProps
  extends Omit<RadioGroupProps, 'legend' | 'options' | 'value' | 'onValueChange'> {
  /** Documents of which one is enough. */
  types: readonly DocumentType[]
  value: DocumentType | undefined
  onValueChange: (type: DocumentType) => void
  /** Words in place of those of {@link documentTypeFieldLabels}. */
  labels?: Partial<typeof documentTypeFieldLabels>
}

/** Which of several documents is sent. Renders RadioGroup. */
export const DocumentTypeField = forwardRef<HTMLFieldSetElement, DocumentTypeFieldProps>(
  function DocumentTypeField({ types, value, onValueChange, labels, ...rest }, ref) {
    const words = useLabels('documentTypeField', documentTypeFieldLabels, labels)
    return (
      <RadioGroup
        {...rest}
        ref={ref}
        legend={words.legend}
        value={value ?? ''}
        onValueChange={next => {
          const type = types.find(each => each === next)
          if (type) onValueChange(type)
        }}
        options={types.map(type => ({ value: type, label: words.type(type) }))}
      />
    )
  },
)
