import {
  type Registration,
  registerDocumentRemove,
  registerScopes,
} from '@yaoji/api-client/contract/register'
import { type DocumentType, missingParts, requirementPart, SCOPES_PART } from '@yaoji/domain'
import { useFocusOnMount } from '@yaoji/hooks'
import { useSaveRegistration } from '@yaoji/hooks/data'
import { AuthorisationLinks } from '@yaoji/ui/authorisation-sheet'
import { Button, ButtonRow, LinkButton } from '@yaoji/ui/button'
import { FailureCallout } from '@yaoji/ui/callout'
import { DocumentPanel, DocumentsMissing, DocumentsNotice } from '@yaoji/ui/document-panel'
import { ScopeChoice } from '@yaoji/ui/scope-choice'
import { Stack } from '@yaoji/ui/stack'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { failureTextOf } from '../../core/errors/failureTextOf'
import { useRegisterHref } from '../../features/register/useRegisterHref'
import { DocumentForm } from './DocumentForm'

export interface DocumentsViewProps {
  registration: Registration
  /** The document whose form is open at first. */
  edit: DocumentType | undefined
  /** It appears in place of what had the focus: its first words get it. */
  takesFocus: boolean
}

/** The last request to go on that something missing or not saved prevented, and the part to begin with. */
interface Request {
  readonly number: number
  readonly part: string | undefined
  /** The part has changes that are not saved. */
  readonly isChanged?: boolean
}

/** Whether the open form of a part has changes that are not saved, by part. */
type OpenForms = Map<string, () => boolean>

/** Step 3: each document that this kind of enterprise shows, then the scopes that it wants to buy. */
export function DocumentsView({ registration, edit, takesFocus }: DocumentsViewProps) {
  const { requirements, step, message, scopes } = registration
  const navigate = useNavigate()
  const registerHref = useRegisterHref()
  const save = useSaveRegistration(registerScopes)
  const [request, setRequest] = useState<Request>({ number: 0, part: undefined })
  const notice = useFocusOnMount<HTMLElement>({ enabled: takesFocus && !edit })
  const forms = useRef<OpenForms>(new Map())
  const missing = missingParts(registration)
  const isComplete = missing.length === 0 && step === 'review'
  const errorOf = (part: string) =>
    missing.find(each => each.part === part)?.error ??
    (request.isChanged && request.part === part ? '修改还没有保存，请先保存或取消' : undefined)
  const askedOf = (part: string) => ({
    error: request.number > 0 ? errorOf(part) : undefined,
    asked: request.part === part ? request.number : 0,
  })
  const scopesAsked = askedOf(SCOPES_PART)

  function next() {
    const changed = requirements.map(requirementPart).find(part => forms.current.get(part)?.())
    if (isComplete && !changed) return navigate(registerHref(3, { view: 'review' }))
    const [first] = missing
    setRequest({ number: request.number + 1, part: first?.part ?? changed, isChanged: !first })
  }

  return (
    <Stack>
      <DocumentsNotice ref={notice} tabIndex={-1} registration={registration} />
      {requirements.map(requirement => (
        <Document
          key={requirementPart(requirement)}
          {...{ registration, requirement, edit }}
          forms={forms.current}
          onClosed={() => setRequest(({ number }) => ({ number, part: undefined }))}
          {...askedOf(requirementPart(requirement))}
        />
      ))}
      <ScopeChoice
        scopes={scopes}
        onSave={names => save.mutate({ scopes: names })}
        saving={save.isPending}
        saved={save.isSuccess}
        asked={scopesAsked.asked}
        error={(save.error && failureTextOf(save.error)) ?? scopesAsked.error}
      />
      {request.number > 0 && !isComplete && <DocumentsMissing missing={missing} message={message} />}
      <ButtonRow align="end">
        <LinkButton href={registerHref(2)} size="l">
          上一步
        </LinkButton>
        <Button variant="primary" size="l" onClick={next}>
          下一步，核对资料
        </Button>
      </ButtonRow>
    </Stack>
  )
}

interface DocumentProps extends Omit<DocumentsViewProps, 'takesFocus'> {
  requirement: Registration['requirements'][number]
  /** Why the registration cannot be submitted with it. */
  error: string | undefined
  asked: number
  forms: OpenForms
  /** Its form was saved or closed. */
  onClosed: () => void
}

/** One required or optional document: what is saved of it, or its form. */
function Document(props: DocumentProps) {
  const { registration, requirement, edit, error, asked, forms, onClosed } = props
  const registerHref = useRegisterHref()
  const remove = useSaveRegistration(registerDocumentRemove)
  const { types } = requirement
  const part = requirementPart(requirement)
  const thenClosed = (close: () => void) => () => {
    close()
    onClosed()
  }
  const documents = registration.documents.filter(({ type }) => types.includes(type))
  return (
    <DocumentPanel
      {...{ requirement, documents, edit, error, asked }}
      note={
        types.includes('authorisation') && (
          <AuthorisationLinks
            filledHref={registerHref(3, { print: 'authorisation' })}
            blankHref={registerHref(3, { print: 'blank-authorisation' })}
          />
        )
      }
      onRemove={type => remove.mutate({ type })}
      removing={remove.isPending}
      failure={<FailureCallout error={remove.error} />}
    >
      {form => (
        <DocumentForm
          key={form.type}
          type={form.type}
          onSaved={thenClosed(form.onSaved)}
          onCancel={form.onCancel && thenClosed(form.onCancel)}
          onOpen={isChanged => {
            forms.set(part, isChanged)
            return () => forms.delete(part)
          }}
          document={documents.find(({ type }) => type === form.type)}
          credit_code={registration.enterprise?.credit_code ?? ''}
          phone={registration.phone}
          asked={asked}
        />
      )}
    </DocumentPanel>
  )
}
