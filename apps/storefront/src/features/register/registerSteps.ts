import type { Registration } from '@yaoji/api-client/contract/register'
import { href, type RouteName } from '../../routes'

/** A page of the registration. */
export type RegisterStep = 1 | 2 | 3

interface StepRow {
  readonly route: RouteName & `registerStep${RegisterStep}`
  readonly title: string
}

export const REGISTER_STEPS: Readonly<Record<RegisterStep, StepRow>> = {
  1: { route: 'registerStep1', title: '注册账号' },
  2: { route: 'registerStep2', title: '企业信息' },
  3: { route: 'registerStep3', title: '上传资质' },
}

/** The page of a step; `view` and `edit` are what step 3 shows. */
export function registerHref(step: RegisterStep, query: { view?: 'review'; edit?: string } = {}): string {
  return href(REGISTER_STEPS[step].route, {}, query)
}

/** The last page that can be opened: what comes after it needs what is asked there. */
export function openStep({ step }: Registration): RegisterStep {
  return step === 'enterprise' ? 2 : 3
}
