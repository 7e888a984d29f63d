import type { ReactNode } from 'react'
import { StepHelp, StepLayout } from '../../core/page/StepLayout'

const STEPS = [{ title: '验证手机号' }, { title: '设置新密码' }, { title: '完成' }]

const PARTS = [
  '收不到验证码：请检查短信拦截，60 秒后可以重新获取',
  '验证码请在获取它的浏览器里填写',
  '手机号已停用：请准备营业执照，联系客服更换',
]

/** A page of the reset of a forgotten password. */
export function ForgetLayout({ step, children }: { step: 1 | 2 | 3; children: ReactNode }) {
  return (
    <StepLayout
      steps={STEPS}
      current={step}
      label="找回密码进度"
      help={<StepHelp title="遇到问题" parts={PARTS} />}
    >
      {children}
    </StepLayout>
  )
}
