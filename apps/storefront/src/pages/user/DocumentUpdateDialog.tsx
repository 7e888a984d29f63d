import { registerDocumentInput } from '@yaoji/api-client/contract/input/register'
import type { LicenceDocument } from '@yaoji/api-client/contract/licence'
import { DOCUMENT_FILES_MOST, DOCUMENTS, documentDefaults } from '@yaoji/domain'
import { useForm } from '@yaoji/hooks'
import { useFormFiles, useUpdateDocument } from '@yaoji/hooks/data'
import { DocumentFields, DocumentTypeField } from '@yaoji/ui/document-fields'
import { FormWide } from '@yaoji/ui/form'
import { FormDialog } from '@yaoji/ui/form-dialog'
import { useToast } from '@yaoji/ui/toast'
import { useState } from 'react'

export interface DocumentUpdateDialogProps {
  open: boolean
  document: LicenceDocument
  /** The credit code of the enterprise, which a document can have as its number. */
  credit_code: string
  onClose: () => void
}

/** The form for a new version of a document, which is reviewed. Give each opening its own key. */
export function DocumentUpdateDialog({ open, document, credit_code, onClose }: DocumentUpdateDialogProps) {
  const toast = useToast()
  const [type, setType] = useState(document.type)
  const { name } = DOCUMENTS[type]
  const isNew = document.id === null
  const known = documentDefaults(document.type, credit_code)
  const isLongTerm = isNew ? known.long_term === '1' : document.long_term === 1
  const upload = useFormFiles({ purpose: 'licence', saved: [], max: DOCUMENT_FILES_MOST })
  const { mutateAsync } = useUpdateDocument()
  const form = useForm(registerDocumentInput, {
    initial: {
      number: known.number || document.number,
      person: document.person,
      long_term: isLongTerm ? '1' : '',
    },
    extra: { type, file_ids: upload.results.map(file => file.id) },
    async onSubmit(input) {
      await mutateAsync(input)
      toast({ text: `${name}已提交审核`, tone: 'success' })
      onClose()
    },
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      isChanged={() => form.isChanged() || upload.items.length > 0}
      title={`${isNew ? '上传' : '更新'}${document.name}`}
      description="一般在 1 个工作日内完成审核，期间原证照在有效期内继续有效"
      label={name}
      columns={2}
      submit="提交审核"
      sending={upload.busy && '文件上传中'}
    >
      {isNew && document.types.length > 1 && (
        <FormWide>
          <DocumentTypeField types={document.types} value={type} onValueChange={setType} />
        </FormWide>
      )}
      <DocumentFields field={form.field} type={type} files={upload} isLongTerm={isLongTerm} />
    </FormDialog>
  )
}
