import { RegistrationView } from '../../features/register/RegistrationView'
import { EnterpriseForm } from './EnterpriseForm'

/** RT-18, RT-19: the enterprise and its invoice profile are entered here. */
export default function RegisterStep2Page() {
  return (
    <RegistrationView step={2}>
      {registration => <EnterpriseForm key={registration.phone} registration={registration} />}
    </RegistrationView>
  )
}
