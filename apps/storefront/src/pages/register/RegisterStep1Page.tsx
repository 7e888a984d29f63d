import { useSession } from '@yaoji/hooks/data'
import { useLocation } from 'react-router-dom'
import { RegisterLayout } from '../../features/register/RegisterLayout'
import { RegistrationView } from '../../features/register/RegistrationView'
import { AccountForm } from './AccountForm'
import { AccountView } from './AccountView'

/**
 * RT-18, RT-19: an account is made here, with a phone that its code proves. Who has one goes on with the next step, and
 * from an address that redirects here with the step that is open.
 */
export default function RegisterStep1Page() {
  const { show, user } = useSession()
  const { state } = useLocation()
  if (show && !user) {
    return (
      <RegisterLayout step={1}>
        <AccountForm />
      </RegisterLayout>
    )
  }
  return (
    <RegistrationView step={1} leadsOn={state?.redirected}>
      {registration => <AccountView registration={registration} />}
    </RegistrationView>
  )
}
