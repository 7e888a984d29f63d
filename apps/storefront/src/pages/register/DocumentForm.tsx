import type { FileInfo } from '@yaoji/api-client/contract/file'
import { registerDocumentInput } from '@yaoji/api-client/contract/input/register'
import { type RegisterDocument, registerDocument } from '@yaoji/api-client/contract/register'
import {
  DOCUMENT_FILES_MOST,
  DOCUMENTS,
  type DocumentType,
  FILE_TYPES,
  fileProblem,
  MAX_FILE_BYTES,
} from '@yaoji/domain'
import { type FormField, useForm, useUpload } from '@yaoji/hooks'
import { useFileRemove, useFileUpload, useSaveRegistration } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import { Checkbox } from '@yaoji/ui/checkbox'
import { FormError } from '@yaoji/ui/form-error'
import { TextField } from '@yaoji/ui/text-field'
import { Upload } from '@yaoji/ui/upload'
import { type FormEvent, useState } from 'react'
import { useFormDraft } from '../../core/form/useFormDraft'
import * as css from './DocumentForm.css'
import { fieldItem, sentFile } from './documentFile'

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
  const { name, number_name, names_person } = DOCUMENTS[type]
  const draft = useFormDraft(`register.document.${phone}.${type}`, DRAFT_FIELDS)
  const [initial] = useState(() => initialOf(document, draft.texts))
  const [longTerm, setLongTerm] = useState(initial.long_term === '1')
  const upload = useDocumentFiles(document?.files ?? [])
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
      <FilesField field={field('file_ids')} type={type} upload={upload} />
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
        {/* The strongest button of the page is the one that goes on to the review. */}
        <Button type="submit" size="l" busy={busy || upload.busy}>
          {upload.busy ? '文件上传中' : `保存${name}`}
        </Button>
      </div>
    </form>
  )
}

/** The files of a document, sent as soon as they are added. Those that are saved stay on the service until the next save. */
function useDocumentFiles(saved: readonly FileInfo[]) {
  const removeFile = useFileRemove()
  return useUpload({
    upload: useFileUpload('licence'),
    initial: saved.map(sentFile),
    accept: FILE_TYPES,
    maxCount: DOCUMENT_FILES_MOST,
    maxBytes: MAX_FILE_BYTES,
    onRemove(file) {
      if (!saved.some(({ id }) => id === file.id)) removeFile(file)
    },
    labels: { wrongType: fileProblem({ type: '', size: 1 }) ?? '' },
  })
}

interface FilesFieldProps {
  field: FormField
  type: DocumentType
  upload: ReturnType<typeof useDocumentFiles>
}

function FilesField({ field: { name, error }, type, upload }: FilesFieldProps) {
  const { least_files } = DOCUMENTS[type]
  const limits = `JPG、PNG、WebP 图片或 PDF，每个不超过 ${MAX_FILE_BYTES / 1024 / 1024} MB`
  return (
    <Upload
      name={name}
      label={least_files > 1 ? '文件（正反两面）' : '文件'}
      hint={limits}
      error={upload.notice || error}
      required
      accept={FILE_TYPES.join()}
      max={DOCUMENT_FILES_MOST}
      items={upload.items.map(fieldItem)}
      onFiles={upload.add}
      onRemove={upload.remove}
      onRetry={upload.retry}
      className={css.whole}
    />
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
