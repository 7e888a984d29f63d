const FORMS =
  /^(?:注射用?|分散|缓释|控释|肠溶|咀嚼|泡腾|口服|口腔|软|硬|外用|滴|眼|鼻|阴道|复方|小儿|儿童|成人|盐酸|硫酸|药|剂|片|胶囊|注射液|颗粒|冲剂|液|溶液|乳膏|软膏|膏|丸|散|栓|糖浆|喷雾|气雾|凝胶|贴|粉|混悬|滴丸|滴眼液|制药|药业|公司|有限|集团|股份)+$/

/** Whether a word says only the form of a medicine, or what most makers have in their name: nobody looks for all tablets. */
export const isForm = (word: string) => FORMS.test(word)
