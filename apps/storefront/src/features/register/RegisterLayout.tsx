import { Container } from '@yaoji/ui/container'
import { StepBar } from '@yaoji/ui/step-bar'
import type { ReactNode } from 'react'
import { RegisterHelp } from './RegisterHelp'
import * as css from './RegisterLayout.css'
import { REGISTER_STEPS, type RegisterStep, registerHref } from './registerSteps'

export interface RegisterLayoutProps {
  step: RegisterStep
  /** The steps before this one can be opened again. */
  canGoBack?: boolean
  children: ReactNode
}

const STEPS: readonly RegisterStep[] = [1, 2, 3]

/** A page of the registration: where the user is, and the content of the step. */
export function RegisterLayout({ step: current, canGoBack = true, children }: RegisterLayoutProps) {
  const steps = STEPS.map(step => ({
    title: REGISTER_STEPS[step].title,
    href: canGoBack ? registerHref(step) : undefined,
  }))
  return (
    <Container className={css.root}>
      <StepBar steps={steps} current={current} labels={{ bar: '注册进度' }} />
      <div className={css.columns}>
        <div className={css.step}>{children}</div>
        <RegisterHelp />
      </div>
    </Container>
  )
}
