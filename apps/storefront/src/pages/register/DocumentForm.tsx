import { registerDocumentInput } from '@yaoji/api-client/contract/input/register'
import { type RegisterDocument, registerDocument } from '@yaoji/api-client/contract/register'
import { DOCUMENT_FILES_MOST, DOCUMENTS, type DocumentType, documentDefaults } from '@yaoji/domain'
import { useDraftForm, useFormDraft, useRequest } from '@yaoji/hooks'
import { useFormFiles, useSaveRegistration } from '@yaoji/hooks/data'
import { DocumentFields } from '@yaoji/ui/document-fields'
import { Form } from '@yaoji/ui/form'
import { useEffect, useRef } from 'react'

const DRAFT_FIELDS = ['number', 'person', 'begin_date', 'end_date', 'long_term']

export interface DocumentFormProps {
  type: DocumentType
  /** What is saved of it. */
  document: RegisterDocument | undefined
  /** The credit code of the enterprise, which a document can have as its number. */
  credit_code: string
  /** Phone of the account, for texts that are kept in this tab. */
  phone: string
  onSaved: () => void
  /** Without it the form cannot be closed. */
  onCancel: (() => void) | undefined
  /** Number of the request to show what is missing; 0 without one. */
  asked: number
  /** Gets what says whether the form has changes that are not saved; returns the end of that. */
  onOpen: (isChanged: () => boolean) => () => void
}

/** A document: number, files, and from when to when it is valid. It is saved by itself. */
export function DocumentForm(props: DocumentFormProps) {
  const { type, document, credit_code, phone, onSaved, onCancel, asked, onOpen } = props
  const { name } = DOCUMENTS[type]
  const upload = useFormFiles({ purpose: 'licence', saved: document?.files ?? [], max: DOCUMENT_FILES_MOST })
  const save = useSaveRegistration(registerDocument)
  const form = useDraftForm(registerDocumentInput, {
    draft: useFormDraft(`register.document.${phone}.${type}`, DRAFT_FIELDS),
    initial: document ? savedTexts(document) : documentDefaults(type, credit_code),
    extra: { type, file_ids: upload.results.map(({ id }) => id) },
    async onSubmit(input) {
      await save.mutateAsync(input)
      form.clearDraft()
      onSaved()
    },
  })
  const element = useRef<HTMLFormElement>(null)
  const saveButton = useRef<HTMLButtonElement>(null)
  useEffect(() => onOpen(() => upload.isChanged || form.isUnsaved()))
  useRequest(asked, () => {
    if (element.current && form.validate(element.current)) saveButton.current?.focus()
  })
  return (
    <Form
      ref={element}
      form={form}
      label={name}
      columns={2}
      submit={`保存${name}`}
      submitRef={saveButton}
      // The strongest button of the page is the one that goes on to the review.
      variant="secondary"
      sending={upload.busy && '文件上传中'}
      onCancel={onCancel}
    >
      <DocumentFields
        field={form.field}
        type={type}
        files={upload}
        isLongTerm={form.field('long_term').defaultValue === '1'}
      />
    </Form>
  )
}

function savedTexts({ number, person, begin_date, end_date, long_term }: RegisterDocument) {
  return {
    number,
    person,
    begin_date: begin_date ?? undefined,
    end_date: end_date ?? undefined,
    long_term: long_term === 1 ? '1' : undefined,
  }
}
