import {
  type RegisterDocument,
  type Registration,
  registerDocumentRemove,
} from '@yaoji/api-client/contract/register'
import { DOCUMENTS, type DocumentType } from '@yaoji/domain'
import { useSaveRegistration } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import { useConfirm } from '@yaoji/ui/confirm'
import { RadioGroup } from '@yaoji/ui/radio-group'
import { useId, useState } from 'react'
import { failureTextOf } from '../../core/errors/failureTextOf'
import { Callout } from '../../core/page/Callout'
import { useFocusOnMount } from '../../core/page/useFocusOnMount'
import { DocumentForm } from './DocumentForm'
import * as css from './DocumentPanel.css'
import { DocumentSummary } from './DocumentSummary'

type Requirement = Registration['requirements'][number]

export interface DocumentPanelProps {
  requirement: Requirement
  /** Documents of this requirement that were entered. */
  documents: readonly RegisterDocument[]
  /** Phone of the account, for texts that are kept in this tab. */
  phone: string
  /** The document whose form is open at first. */
  edit: DocumentType | undefined
}

/** One required or optional document: what is saved of it, or its form. */
export function DocumentPanel({ requirement, documents, phone, edit }: DocumentPanelProps) {
  const { types, name, is_required, scopes } = requirement
  const [saved] = documents
  const [type, setType] = useState(() => types.find(each => each === edit) ?? saved?.type ?? types[0])
  const linked = edit !== undefined && types.includes(edit)
  const [open, setOpen] = useState(linked || (is_required === 1 && !saved))
  const heading = useFocusOnMount<HTMLHeadingElement>({ enabled: linked })
  const id = useId()
  const document = documents.find(each => each.type === type)

  /** What had the focus disappears with the form, or with the facts. */
  function toggle(next: boolean) {
    setOpen(next)
    heading.current?.focus()
  }

  return (
    <section aria-labelledby={id} className={css.root} data-required={is_required ? '' : undefined}>
      <div className={css.head}>
        <h2 ref={heading} id={id} tabIndex={-1} className={css.title}>
          {name}
        </h2>
        <PanelState requirement={requirement} saved={saved} />
      </div>
      {scopes.length > 0 && <p className={css.scopes}>可开通：{scopes.join('、')}</p>}
      {saved?.reason && <Callout tone="bad">未通过：{saved.reason}</Callout>}
      {open && types.length > 1 && (
        <RadioGroup
          legend="上传哪一种"
          value={type}
          // The options are the types of the requirement.
          onValueChange={value => setType(value as DocumentType)}
          options={types.map(each => ({ value: each, label: DOCUMENTS[each].name }))}
        />
      )}
      {open && type ? (
        <DocumentForm
          key={type}
          type={type}
          document={document}
          phone={phone}
          onSaved={() => toggle(false)}
          onCancel={saved || !is_required ? () => toggle(false) : undefined}
        />
      ) : (
        <Closed document={saved} named={types.length > 1} onOpen={() => toggle(true)} />
      )}
    </section>
  )
}

/** State of the document in words: required or optional, entered, rejected. */
function PanelState({
  requirement,
  saved,
}: {
  requirement: Requirement
  saved: RegisterDocument | undefined
}) {
  if (saved) {
    return (
      <span className={css.state} data-state={saved.state}>
        {saved.state_text}
      </span>
    )
  }
  return <span className={css.state}>{requirement.is_required ? '必须上传' : '选填'}</span>
}

interface ClosedProps {
  document: RegisterDocument | undefined
  /** The document is one of several, so that its name is shown. */
  named: boolean
  onOpen: () => void
}

/** What was saved, with the buttons that change it; for a document that was not entered, the button that adds it. */
function Closed({ document, named, onOpen }: ClosedProps) {
  const remove = useSaveRegistration(registerDocumentRemove)
  const confirm = useConfirm()

  async function askAndRemove({ type, name }: RegisterDocument) {
    const sure = await confirm({ text: `删除${name}和它的文件？`, confirmText: '删除' })
    if (sure) remove.mutate({ type })
  }

  if (!document) {
    return (
      <Button size="l" className={css.add} onClick={onOpen}>
        添加
      </Button>
    )
  }
  const failure = remove.error && failureTextOf(remove.error)
  return (
    <>
      <DocumentSummary document={document} named={named} />
      {failure && <Callout tone="bad">{failure}</Callout>}
      <div className={css.buttons}>
        <Button variant="quiet" size="l" busy={remove.isPending} onClick={() => void askAndRemove(document)}>
          删除
        </Button>
        <Button size="l" onClick={onOpen}>
          修改
        </Button>
      </div>
    </>
  )
}
