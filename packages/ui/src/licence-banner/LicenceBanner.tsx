import * as button from '../button/Button.css'
import { Icon } from '../icon'
import { withClass } from '../part/withClass'
import * as css from './LicenceBanner.css'
import * as Headless from './LicenceBanner.headless'

export const LicenceBannerRoot = withClass(Headless.LicenceBannerRoot, css.root, 'LicenceBannerRoot')
export const LicenceBannerText = withClass(Headless.LicenceBannerText, css.text, 'LicenceBannerText')
export const LicenceBannerAction = withClass(Headless.LicenceBannerAction, button.root, 'LicenceBannerAction')

export type LicenceBannerProps = Omit<Headless.LicenceBannerRootProps, 'children'>

/** Where the buyer's licence stands and what to do, as a strip above a page; nothing when it is in order. */
export function LicenceBanner(props: LicenceBannerProps) {
  return (
    <LicenceBannerRoot {...props}>
      <Icon name={props.licence_state === 'submitted' ? 'clock' : 'warning'} className={css.mark} />
      <LicenceBannerText />
      <LicenceBannerAction data-variant="secondary" data-size="s" />
    </LicenceBannerRoot>
  )
}
