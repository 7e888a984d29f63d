import { registerDocumentInput } from '@yaoji/api-client/contract/input/register'
import { type RegisterDocument, registerDocument } from '@yaoji/api-client/contract/register'
import { DOCUMENT_FILES_MOST, DOCUMENTS, type DocumentType } from '@yaoji/domain'
import { useForm } from '@yaoji/hooks'
import { useSaveRegistration } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import { Checkbox } from '@yaoji/ui/checkbox'
import { FormError } from '@yaoji/ui/form-error'
import { TextField } from '@yaoji/ui/text-field'
import { type FormEvent, useState } from 'react'
import { FilesField, useFiles } from '../../core/form/FilesField'
import { useFormDraft } from '../../core/form/useFormDraft'
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
  const { name, number_name, names_person, least_files } = DOCUMENTS[type]
  const draft = useFormDraft(`register.document.${phone}.${type}`, DRAFT_FIELDS)
  const [initial] = useState(() => initialOf(document, draft.texts))
  const [longTerm, setLongTerm] = useState(initial.long_term === '1')
  const upload = useFiles({ purpose: 'licence', saved: document?.files ?? [], max: DOCUMENT_FILES_MOST })
  const save = useSaveRegistration(registerDocument)
  const { field, failure, busy, formProps } = useForm(registerDocumentInput, {
    initial,
    extra: { type, file_ids: upload.results.map(({ id }) => id) },
    async onSubmit(input) {
      await save.mutateAsync(input)
      draft.clear()
      onSaved()
    },
  })

  function change(event: FormEvent<HTMLFormElement>) {
    formProps.onChange(event)
    draft.keep(event.currentTarget)
  }

  return (
    <form {...formProps} onChange={change} aria-label={name} className={css.form}>
      <FormError failure={failure} className={css.whole} />
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
      <FilesField
        label={least_files > 1 ? '文件（正反两面）' : '文件'}
        field={field('file_ids')}
        files={upload}
        max={DOCUMENT_FILES_MOST}
        className={css.whole}
      />
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
      <div className={css.buttons}>
        {onCancel && (
          <Button size="l" onClick={onCancel}>
            取消
          </Button>
        )}
        <Button type="submit" variant="primary" size="l" busy={busy || upload.busy}>
          {upload.busy ? '文件上传中' : `保存${name}`}
        </Button>
      </div>
    </form>
  )
}

function initialOf(document: RegisterDocument | undefined, kept: Readonly<Record<string, string>>) {
  return {
    number: document?.number,
    person: document?.person,
    begin_date: document?.begin_date ?? undefined,
    end_date: document?.end_date ?? undefined,
    long_term: document?.long_term === 1 ? '1' : undefined,
    ...kept,
  }
}
