import type { Registration } from '@yaoji/api-client/contract/register'
import { routeAt } from '../../core/navigation/useRouteRow'
import { href, type PageName } from '../../routes'

/** A page of the registration. */
export type RegisterStep = 1 | 2 | 3

export const STEP_TITLES: Readonly<Record<RegisterStep, string>> = {
  1: '注册账号',
  2: '企业信息',
  3: '上传资质',
}

type StepRoutes = Readonly<Record<RegisterStep, PageName & `register${string}Step${RegisterStep}`>>

const STEPS: StepRoutes = { 1: 'registerStep1', 2: 'registerStep2', 3: 'registerStep3' }

/** The second address of the same steps (RT-19). */
const DD_STEPS: StepRoutes = { 1: 'registerDdStep1', 2: 'registerDdStep2', 3: 'registerDdStep3' }

/** What step 3 shows. */
type StepQuery = { view?: 'review' | undefined; edit?: string | undefined; print?: string | undefined }

/** Returns the address of a step. */
export type RegisterHref = (step: RegisterStep, query?: StepQuery) => string

/** The steps at their first address, or at the second for a page of it: a registration stays where it began. */
export function registerHrefAt(pathname: string): RegisterHref {
  const steps = Object.values<string>(DD_STEPS).includes(routeAt(pathname)?.name ?? '') ? DD_STEPS : STEPS
  return (step, query = {}) => href(steps[step], {}, query)
}

/** The last page that can be opened: what comes after it needs what is asked there. */
export function openStep({ step }: Registration): RegisterStep {
  return step === 'enterprise' ? 2 : 3
}
