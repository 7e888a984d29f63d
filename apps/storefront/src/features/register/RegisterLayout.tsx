import type { ReactNode } from 'react'
import { StepHelp, StepLayout } from '../../core/page/StepLayout'
import { type RegisterStep, STEP_TITLES } from './registerSteps'
import { useRegisterHref } from './useRegisterHref'

export interface RegisterLayoutProps {
  step: RegisterStep
  /** The steps before this one can be opened again. */
  canGoBack?: boolean
  children: ReactNode
}

const STEPS: readonly RegisterStep[] = [1, 2, 3]

const PARTS = [
  '验证手机号，设置登录密码',
  '填写企业信息和开票信息',
  '上传证照，逐份保存，随时可以离开再接着填',
  '提交后一般 1 个工作日内完成审核，通过后可查看价格，签订供货合同后即可下单',
]

/** A page of the registration: where the user is, and the content of the step. */
export function RegisterLayout({ step: current, canGoBack = true, children }: RegisterLayoutProps) {
  const registerHref = useRegisterHref()
  const steps = STEPS.map(step => ({
    title: STEP_TITLES[step],
    href: canGoBack ? registerHref(step) : undefined,
  }))
  return (
    <StepLayout
      steps={steps}
      current={current}
      label="注册进度"
      help={<StepHelp title="注册流程" parts={PARTS} />}
    >
      {children}
    </StepLayout>
  )
}
