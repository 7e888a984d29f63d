import {
  type Registration,
  registerDocumentRemove,
  registerScopes,
} from '@yaoji/api-client/contract/register'
import { type DocumentType, missingParts, requirementPart, SCOPES_PART } from '@yaoji/domain'
import { type FormParts, useFocusOnMount, useFormParts } from '@yaoji/hooks'
import { useSaveRegistration } from '@yaoji/hooks/data'
import { AuthorisationLinks } from '@yaoji/ui/authorisation-sheet'
import { Button, ButtonRow, LinkButton } from '@yaoji/ui/button'
import { FailureCallout } from '@yaoji/ui/callout'
import { DocumentPanel, DocumentsMissing, DocumentsNotice } from '@yaoji/ui/document-panel'
import { ScopeChoice } from '@yaoji/ui/scope-choice'
import { Stack } from '@yaoji/ui/stack'
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

/** Step 3: each document that this kind of enterprise shows, then the scopes that it wants to buy. */
export function DocumentsView({ registration, edit, takesFocus }: DocumentsViewProps) {
  const { requirements, step, message, scopes } = registration
  const navigate = useNavigate()
  const registerHref = useRegisterHref()
  const save = useSaveRegistration(registerScopes)
  const notice = useFocusOnMount<HTMLElement>({ enabled: takesFocus && !edit })
  const missing = missingParts(registration)
  const parts = useFormParts({
    parts: requirements.map(requirementPart),
    missing,
    isComplete: missing.length === 0 && step === 'review',
    unsaved: '修改还没有保存，请先保存或取消',
    onNext: () => navigate(registerHref(3, { view: 'review' })),
  })
  const scopesAsked = parts.partProps(SCOPES_PART)

  return (
    <Stack>
      <DocumentsNotice ref={notice} tabIndex={-1} registration={registration} />
      {requirements.map(requirement => (
        <Document key={requirementPart(requirement)} {...{ registration, requirement, edit, parts }} />
      ))}
      <ScopeChoice
        scopes={scopes}
        onSave={names => save.mutate({ scopes: names })}
        saving={save.isPending}
        saved={save.isSuccess}
        asked={scopesAsked.asked}
        error={(save.error && failureTextOf(save.error)) ?? scopesAsked.error}
      />
      {parts.isStopped && <DocumentsMissing missing={missing} message={message} />}
      <ButtonRow align="end">
        <LinkButton href={registerHref(2)} size="l">
          上一步
        </LinkButton>
        <Button variant="primary" size="l" onClick={parts.next}>
          下一步，核对资料
        </Button>
      </ButtonRow>
    </Stack>
  )
}

interface DocumentProps extends Omit<DocumentsViewProps, 'takesFocus'> {
  requirement: Registration['requirements'][number]
  parts: FormParts
}

/** One required or optional document: what is saved of it, or its form. */
function Document(props: DocumentProps) {
  const { registration, requirement, edit, parts } = props
  const registerHref = useRegisterHref()
  const remove = useSaveRegistration(registerDocumentRemove)
  const { types } = requirement
  const part = requirementPart(requirement)
  const { error, asked } = parts.partProps(part)
  const thenClosed = (close: () => void) => () => {
    close()
    parts.closed()
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
          onOpen={isChanged => parts.open(part, isChanged)}
          document={documents.find(({ type }) => type === form.type)}
          credit_code={registration.enterprise?.credit_code ?? ''}
          phone={registration.phone}
          asked={asked}
        />
      )}
    </DocumentPanel>
  )
}
