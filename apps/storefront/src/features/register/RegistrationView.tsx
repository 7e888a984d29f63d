import type { Registration } from '@yaoji/api-client/contract/register'
import { useRegistration, useSession } from '@yaoji/hooks/data'
import { Panel } from '@yaoji/ui/panel'
import { Skeleton } from '@yaoji/ui/skeleton'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { linksTo } from '../../core/navigation/linksTo'
import { QueryView } from '../../core/page/QueryView'
import { StatusMessage } from '../../core/page/StatusMessage'
import { RegisterLayout } from './RegisterLayout'
import { openStep, type RegisterStep } from './registerSteps'
import { useRegisterHref } from './useRegisterHref'

export interface RegistrationViewProps {
  step: RegisterStep
  /** Leads to the open step where this one is complete. Default: false. */
  leadsOn?: boolean
  children: (registration: Registration) => ReactNode
}

/**
 * A step of the registration for the account of this session, in each of its states. Without an account it leads to step
 * 1, and to the open step when an earlier one is not complete. What was submitted is shown by step 3 only. A buyer whose
 * licence has passed has nothing to register.
 */
export function RegistrationView(props: RegistrationViewProps) {
  const { step } = props
  const { show, user } = useSession()
  const registerHref = useRegisterHref()
  if (!show) return <RegistrationSkeleton step={step} />
  if (!user) return <Navigate to={registerHref(1)} replace />
  return <OwnRegistration {...props} company={user.company} />
}

function OwnRegistration({ step, leadsOn, company, children }: RegistrationViewProps & { company: string }) {
  const query = useRegistration()
  const registerHref = useRegisterHref()
  return (
    <QueryView query={query} pending={<RegistrationSkeleton step={step} />}>
      {registration => {
        if (registration.step === 'passed')
          return (
            <AlreadyRegistered
              company={registration.enterprise?.company ?? company}
              message={registration.message}
            />
          )
        const open = openStep(registration)
        if (step > open || (step < open && (leadsOn || !registration.is_editable)))
          return <Navigate to={registerHref(open)} replace />
        return (
          <RegisterLayout step={step} canGoBack={registration.is_editable === 1}>
            {children(registration)}
          </RegisterLayout>
        )
      }}
    </QueryView>
  )
}

function RegistrationSkeleton({ step }: { step: RegisterStep }) {
  return (
    <RegisterLayout step={step} canGoBack={false}>
      <Panel title="注册会员">
        <Skeleton variant="rows" count={6} label="正在加载注册资料" />
      </Panel>
    </RegisterLayout>
  )
}

/** `message` says what the buyer can do now: the service knows whether a supply contract is signed. */
function AlreadyRegistered({ company, message }: { company: string; message: string }) {
  return (
    <StatusMessage
      level={2}
      title="您的企业已通过审核"
      text={`${company} 无需再次注册。${message}。资质有变动时，请在资质证件里更新。`}
      links={linksTo({ home: '去选购', locked: '供货合同', accountDocuments: '资质证件' })}
    />
  )
}
