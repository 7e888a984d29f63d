import { registerDocumentInput } from '@yaoji/api-client/contract/input/register'
import { type RegisterDocument, registerDocument } from '@yaoji/api-client/contract/register'
import { DOCUMENT_FILES_MOST, DOCUMENTS, type DocumentType } from '@yaoji/domain'
import type { FormField } from '@yaoji/hooks'
import { useSaveRegistration } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import { Checkbox } from '@yaoji/ui/checkbox'
import { FormError } from '@yaoji/ui/form-error'
import { TextField } from '@yaoji/ui/text-field'
import { useState } from 'react'
import { FilesField, useFiles } from '../../core/form/FilesField'
import { useDraftForm } from '../../core/form/useDraftForm'
import * as css from './DocumentForm.css'

const DRAFT_FIELDS = ['number', 'person', 'begin_date', 'end_date', 'long_term']

export interface DocumentFormProps {
  type: DocumentType
  /** What is saved of it. */
  document: RegisterDocument | undefined
  /** Phone of the account, for texts that are kept in this tab. */
  phone: string
  onSaved: () => void
  /** Without it the form cannot be closed. */
  onCancel: (() => void) | undefined
}

/** A document: number, files, and from when to when it is valid. It is saved by itself. */
export function DocumentForm({ type, document, phone, onSaved, onCancel }: DocumentFormProps) {
  const { name, least_files } = DOCUMENTS[type]
  const upload = useFiles({ purpose: 'licence', saved: document?.files ?? [], max: DOCUMENT_FILES_MOST })
  const save = useSaveRegistration(registerDocument)
  const form = useDraftForm(registerDocumentInput, {
    draft: { name: `register.document.${phone}.${type}`, fields: DRAFT_FIELDS },
    initial: initialOf(document),
    extra: { type, file_ids: upload.results.map(({ id }) => id) },
    async onSubmit(input) {
      await save.mutateAsync(input)
      form.clearDraft()
      onSaved()
    },
  })
  const { field, failure, busy, formProps } = form
  return (
    <form {...formProps} aria-label={name} className={css.form}>
      <FormError failure={failure} className={css.whole} />
      <NumberFields field={field} type={type} />
      <FilesField
        label={least_files > 1 ? '文件（正反两面）' : '文件'}
        field={field('file_ids')}
        files={upload}
        max={DOCUMENT_FILES_MOST}
        className={css.whole}
      />
      <ValidityFields field={field} isLongTerm={field('long_term').defaultValue === '1'} />
      <div className={css.buttons}>
        {onCancel && (
          <Button size="l" onClick={onCancel}>
            取消
          </Button>
        )}
        {/* The strongest button of the page is the one that goes on to the review. */}
        <Button type="submit" size="l" busy={busy || upload.busy}>
          {upload.busy ? '文件上传中' : `保存${name}`}
        </Button>
      </div>
    </form>
  )
}

interface FieldsProps<Name extends string> {
  field: (name: Name) => FormField
}

/** The number of the document and the person whom it names, where it has them. */
function NumberFields({ field, type }: FieldsProps<'number' | 'person'> & { type: DocumentType }) {
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
  /** The document has no end at the start. */
  isLongTerm: boolean
}

/** From when to when the document is valid, or that it has no end. */
function ValidityFields({ field, isLongTerm }: ValidityFieldsProps) {
  const [longTerm, setLongTerm] = useState(isLongTerm)
  return (
    <>
      <TextField
        {...field('begin_date')}
        label="有效期起"
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
          disabled={longTerm}
        />
        <Checkbox
          name="long_term"
          value="1"
          label="长期有效"
          checked={longTerm}
          onCheckedChange={setLongTerm}
          className={css.check}
        />
      </div>
    </>
  )
}

function initialOf(document: RegisterDocument | undefined) {
  return {
    number: document?.number,
    person: document?.person,
    begin_date: document?.begin_date ?? undefined,
    end_date: document?.end_date ?? undefined,
    long_term: document?.long_term === 1 ? '1' : undefined,
  }
}
