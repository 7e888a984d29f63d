'use client'
import { joinClass } from '../part/withClass'
import * as css from './QualityInspection.css'
import * as Headless from './QualityInspection.headless'

/** Quality inspection, as it stands in the side nav: a link, or a button that tells why there is none. */
export function QualityInspection({ className, ...rest }: Headless.QualityInspectionProps) {
  return <Headless.QualityInspection {...rest} className={joinClass(css.root, className)} />
}
