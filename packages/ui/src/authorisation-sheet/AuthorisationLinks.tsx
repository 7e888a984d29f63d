'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { TextLink } from '../text-link'
import { plain } from '../theme/base.css'

export const authorisationLinksLabels = {
  form: '采购委托书范本：',
  filled: '打印已填好的',
  /** Between the two links. */
  or: '，或',
  blank: '打印空白的',
  sign: '，签字盖章后拍照上传。',
}

export interface AuthorisationLinksProps extends Omit<HTMLAttributes<HTMLParagraphElement>, 'children'> {
  /** Where the authorisation is printed with what is known. */
  filledHref: string
  /** Where a blank one is printed. */
  blankHref: string
  /** Words in place of those of {@link authorisationLinksLabels}. */
  labels?: Partial<typeof authorisationLinksLabels>
}

/** Where the authorisation is printed: with what is known, and blank. Renders `p`. */
export const AuthorisationLinks = forwardRef<HTMLParagraphElement, AuthorisationLinksProps>(
  function AuthorisationLinks({ filledHref, blankHref, labels, className, ...rest }, ref) {
    const words = useLabels('authorisationLinks', authorisationLinksLabels, labels)
    return (
      <p {...rest} ref={ref} className={joinClass(plain, className)}>
        {words.form}
        <TextLink href={filledHref} underlined>
          {words.filled}
        </TextLink>
        {words.or}
        <TextLink href={blankHref} underlined>
          {words.blank}
        </TextLink>
        {words.sign}
      </p>
    )
  },
)
