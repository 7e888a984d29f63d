/** No part is made of others, so a text is read in one way. */
const FORM =
  '(?:注射用?|分散|缓释|控释|肠溶|咀嚼|泡腾|口服|口腔|含片|浓缩|软|硬|外用|滴|眼|鼻|阴道|复方|小儿|儿童|成人|盐酸|硫酸|药|剂|片|胶囊|颗粒|冲剂|合剂|液|溶液|乳膏|膏|丸|散|栓|酊|糖浆|喷雾|气雾|凝胶|贴|粉|混悬|水|制药|药业|公司|有限|集团|股份)'
const FORMS = new RegExp(`^${FORM}+$`)
const AT_END = new RegExp(`${FORM}+$`)
const AT_START = new RegExp(`^${FORM}+`)

/** Whether a word says only the form of a medicine, or what most makers have in their name: nobody looks for all tablets. */
export const isForm = (word: string) => FORMS.test(word)

/** The form that a text begins with; empty without one. */
export const formBefore = (text: string) => AT_START.exec(text)?.[0] ?? ''

/** The form that a text ends with; empty without one. */
export const formBehind = (text: string) => AT_END.exec(text)?.[0] ?? ''
