import {
  namedFields,
  type Calculation,
  type CalculationKind,
  type ChosenFields,
  type StoryLanguage,
} from 'shared-kernel/model';

/** `{fields}`, `{gives}`, `{per}` and `{of}` are filled in. */
type Sentences = Readonly<Record<CalculationKind, string>>;

/** What staff begin from, in the language that supporters read: as near to their own words as a product can say it. */
const SENTENCES = {
  en: {
    sum: 'We added up, for you: {fields}.',
    count: 'We counted how many of these you have: {fields}.',
    largest: 'The largest that we know of you, of these: {fields}.',
    latest: 'The latest day that we know of you, of these: {fields}.',
    first: 'The earliest day that we know of you, of these: {fields}.',
    yearsSince: 'The full years since this day: {fields}.',
    rate: '{gives} for every {per} of this: {fields}.',
    share: 'Of every {of} supporters, so many have less than you of this: {fields}.',
    rank: 'We put all supporters in order, by this: {fields}. You are among the first so many percent.',
    searchTotal: 'All supporters together of whom this is true.',
  },
  nl: {
    sum: 'We hebben voor je opgeteld: {fields}.',
    count: 'We hebben geteld hoeveel je hiervan hebt: {fields}.',
    largest: 'Het grootste dat we van je kennen, van deze: {fields}.',
    latest: 'De laatste dag die we van je kennen, van deze: {fields}.',
    first: 'De eerste dag die we van je kennen, van deze: {fields}.',
    yearsSince: 'De volle jaren sinds deze dag: {fields}.',
    rate: '{gives} voor elke {per} hiervan: {fields}.',
    share: 'Van elke {of} supporters hebben er zoveel minder dan jij hiervan: {fields}.',
    rank: 'We hebben alle supporters op volgorde gezet, hiernaar: {fields}. Je hoort bij de eerste zoveel procent.',
    searchTotal: 'Alle supporters samen voor wie dit geldt.',
  },
  de: {
    sum: 'Wir haben für dich zusammengezählt: {fields}.',
    count: 'Wir haben gezählt, wie viele davon du hast: {fields}.',
    largest: 'Das Größte, das wir von dir kennen, hiervon: {fields}.',
    latest: 'Der letzte Tag, den wir von dir kennen, hiervon: {fields}.',
    first: 'Der erste Tag, den wir von dir kennen, hiervon: {fields}.',
    yearsSince: 'Die vollen Jahre seit diesem Tag: {fields}.',
    rate: '{gives} für je {per} hiervon: {fields}.',
    share: 'Von je {of} Unterstützenden haben so viele weniger als du hiervon: {fields}.',
    rank: 'Wir haben alle Unterstützenden geordnet, und zwar hiernach: {fields}. Du gehörst zu den ersten so viel Prozent.',
    searchTotal: 'Alle Unterstützenden zusammen, auf die das zutrifft.',
  },
  fr: {
    sum: 'Nous avons additionné pour vous : {fields}.',
    count: 'Nous avons compté combien vous en avez : {fields}.',
    largest: 'Le plus grand que nous connaissons de vous, parmi : {fields}.',
    latest: 'Le dernier jour que nous connaissons de vous, parmi : {fields}.',
    first: 'Le premier jour que nous connaissons de vous, parmi : {fields}.',
    yearsSince: 'Les années entières depuis ce jour : {fields}.',
    rate: '{gives} pour chaque {per} de : {fields}.',
    share: 'Sur {of} sympathisants, autant ont moins que vous de : {fields}.',
    rank: 'Nous avons classé tous les sympathisants selon : {fields}. Vous êtes dans ce premier pourcentage.',
    searchTotal: 'Tous les sympathisants pour qui cela est vrai, ensemble.',
  },
  es: {
    sum: 'Hemos sumado para ti: {fields}.',
    count: 'Hemos contado cuántos tienes de estos: {fields}.',
    largest: 'El mayor que conocemos de ti, de estos: {fields}.',
    latest: 'El último día que conocemos de ti, de estos: {fields}.',
    first: 'El primer día que conocemos de ti, de estos: {fields}.',
    yearsSince: 'Los años completos desde este día: {fields}.',
    rate: '{gives} por cada {per} de esto: {fields}.',
    share: 'De cada {of} simpatizantes, tantos tienen menos que tú de esto: {fields}.',
    rank: 'Hemos ordenado a todos los simpatizantes según esto: {fields}. Estás en ese primer tanto por ciento.',
    searchTotal: 'Todas las personas que nos apoyan y cumplen esto, juntas.',
  },
  it: {
    sum: 'Abbiamo sommato per te: {fields}.',
    count: 'Abbiamo contato quanti ne hai di questi: {fields}.',
    largest: 'Il più grande che conosciamo di te, fra questi: {fields}.',
    latest: 'L’ultimo giorno che conosciamo di te, fra questi: {fields}.',
    first: 'Il primo giorno che conosciamo di te, fra questi: {fields}.',
    yearsSince: 'Gli anni interi da questo giorno: {fields}.',
    rate: '{gives} per ogni {per} di questo: {fields}.',
    share: 'Ogni {of} sostenitori, tanti hanno meno di te di questo: {fields}.',
    rank: 'Abbiamo messo in ordine tutti i sostenitori secondo questo: {fields}. Sei nella prima percentuale indicata.',
    searchTotal: 'Tutti i sostenitori per cui questo è vero, insieme.',
  },
  pl: {
    sum: 'Zsumowaliśmy dla Ciebie: {fields}.',
    count: 'Policzyliśmy, ile z tego masz: {fields}.',
    largest: 'Największa znana nam wartość spośród: {fields}.',
    latest: 'Ostatni znany nam dzień spośród: {fields}.',
    first: 'Pierwszy znany nam dzień spośród: {fields}.',
    yearsSince: 'Pełne lata od tego dnia: {fields}.',
    rate: '{gives} za każde {per} z tego: {fields}.',
    share: 'Na każde {of} osób tyle ma mniej niż Ty: {fields}.',
    rank: 'Ustawiliśmy wszystkich wspierających według: {fields}. Jesteś w tym pierwszym procencie osób.',
    searchTotal: 'Wszyscy wspierający, których to dotyczy, razem.',
  },
  uk: {
    sum: 'Ми додали для вас: {fields}.',
    count: 'Ми порахували, скільки цього у вас є: {fields}.',
    largest: 'Найбільше, що ми знаємо про вас, з такого: {fields}.',
    latest: 'Останній день, який ми знаємо про вас, з таких: {fields}.',
    first: 'Перший день, який ми знаємо про вас, з таких: {fields}.',
    yearsSince: 'Повні роки від цього дня: {fields}.',
    rate: '{gives} за кожні {per} цього: {fields}.',
    share: 'З кожних {of} прихильників стільки мають менше за вас: {fields}.',
    rank: 'Ми розставили всіх прихильників за таким: {fields}. Ви серед перших стількох відсотків.',
    searchTotal: 'Усі прихильники разом, яких це стосується.',
  },
  ar: {
    sum: 'جمعنا لك: {fields}.',
    count: 'أحصينا كم لديك من هذه: {fields}.',
    largest: 'أكبر ما نعرفه عنك من هذه: {fields}.',
    latest: 'آخر يوم نعرفه عنك من هذه: {fields}.',
    first: 'أول يوم نعرفه عنك من هذه: {fields}.',
    yearsSince: 'السنوات الكاملة منذ هذا اليوم: {fields}.',
    rate: '{gives} لكل {per} من هذا: {fields}.',
    share: 'من بين كل {of} من الداعمين، هذا عدد من لديهم أقل منك: {fields}.',
    rank: 'رتبنا جميع الداعمين حسب: {fields}. وأنت ضمن هذه النسبة الأولى.',
    searchTotal: 'جميع الداعمين الذين ينطبق عليهم هذا معًا.',
  },
} as const satisfies Record<StoryLanguage, Sentences>;

/** A sentence for supporters to begin from; names of fields stand in it as they are, for staff to say in their words. */
export function proposedExplanation(calculation: Calculation, language: StoryLanguage): string {
  const parts: Readonly<Record<string, string>> = {
    fields: fieldWords(calculation, language),
    ...('gives' in calculation && {
      gives: String(calculation.gives),
      per: String(calculation.per),
    }),
    ...('of' in calculation && { of: String(calculation.of) }),
  };
  return SENTENCES[language][calculation.kind]
    .replace(/\{(\w+)\}/g, (written, part: string) => parts[part] ?? written)
    .replaceAll('….', '…');
}

/** As many as a sentence bears. */
const NAMED = 3;

function fieldWords(calculation: Calculation, language: StoryLanguage): string {
  const chosen: ChosenFields | null = 'fields' in calculation ? calculation.fields : null;
  if (chosen?.by === 'prefix') return `${chosen.prefix.trim()}…`;
  const names = namedFields(calculation);
  const named = names.slice(0, NAMED);
  return names.length > NAMED
    ? `${named.join(', ')}…`
    : new Intl.ListFormat(language).format(named);
}
