import { DOCUMENT_TYPES } from '@yaoji/domain'
import { AuthorisationSheet, authorisationData } from '@yaoji/ui/authorisation-sheet'
import { LinkButton } from '@yaoji/ui/button'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { choiceField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { RegistrationView } from '../../features/register/RegistrationView'
import { useRegisterHref } from '../../features/register/useRegisterHref'
import { DocumentsView } from './DocumentsView'
import { ReviewView } from './ReviewView'
import { SubmittedView } from './SubmittedView'

const SEARCH_FIELDS = {
  view: choiceField(['review']),
  /** The document whose form is open, for a link to it. */
  edit: choiceField(DOCUMENT_TYPES),
  print: choiceField(['authorisation', 'blank-authorisation']),
}

/** RT-18, RT-19: documents are sent here, everything is reviewed and submitted; after that, how the review goes. */
export default function RegisterStep3Page() {
  const registerHref = useRegisterHref()
  const [{ view, edit, print }] = useSearchState(SEARCH_FIELDS)
  const [withdraws, setWithdraws] = useState(false)
  return (
    <RegistrationView step={3}>
      {registration => {
        // There is nothing to review yet, or nothing more: later the same address would open the review by itself.
        if (view === 'review' && registration.step !== 'review')
          return <Navigate to={registerHref(3)} replace />
        if (print) {
          const { enterprise, documents } = registration
          const isFilled = print === 'authorisation' && enterprise
          return (
            <AuthorisationSheet
              data={isFilled ? authorisationData(enterprise, documents) : undefined}
              back={<LinkButton href={registerHref(3)}>返回上传资质</LinkButton>}
            />
          )
        }
        if (!registration.is_editable)
          return <SubmittedView registration={registration} onWithdraw={() => setWithdraws(true)} />
        return view === 'review' ? (
          <ReviewView registration={registration} />
        ) : (
          <DocumentsView registration={registration} edit={edit} takesFocus={withdraws} />
        )
      }}
    </RegistrationView>
  )
}
