import type { FlightDeckMethodTexts } from './flight-deck-method-texts.ts'

export const flightDeckMethodTexts: FlightDeckMethodTexts = {
  lenses: [
    'Wer es zum ersten Mal erlebt',
    'Wer jeden Tag damit zu tun hat',
    'Wer die Folgen ausbadet',
    'Wer dafür bezahlt oder darüber entscheidet',
    'Wer heute schon einen Umweg gefunden hat',
  ],
  questions: {
    opening: 'Wie könnten wir',
    patterns: {
      direct: {
        label: 'Geradeaus',
        ask: (said) => `Wie könnten wir dafür sorgen, dass das nicht mehr vorkommt: ${said}?`,
      },
      need: {
        label: 'Für einen Menschen',
        ask: (said, who) => `Wie könnten wir für ${who} erreichen: ${said}?`,
      },
      moment: {
        label: 'In diesem Moment',
        ask: (said, who) => `Wie könnten wir genau dann helfen: ${said} (${who})?`,
      },
      reversed: {
        label: 'Umgedreht',
        ask: (said) => `Wie könnten wir daraus einen Vorteil machen: ${said}?`,
      },
      without: {
        label: 'Ohne Geld',
        ask: (said) => `Wie könnten wir das ohne Budget und ohne neue Stellen lösen: ${said}?`,
      },
      faster: {
        label: 'Zehnmal schneller',
        ask: (said) => `Wie könnten wir das zehnmal schneller aus der Welt schaffen: ${said}?`,
      },
      vanished: {
        label: 'Am Anzeichen entlang',
        ask: (said) => `Wie könnten wir erreichen, dass das verschwindet: ${said}?`,
      },
      otherwise: {
        label: 'Ganz anders',
        ask: (said) => `Wie könnten wir etwas ganz anderes versuchen als das: ${said}?`,
      },
    },
  },
  ideas: {
    'crazy-eights': {
      name: 'Acht in acht',
      summary: 'Acht Ideen in acht Minuten (Crazy Eights)',
      steps: [
        'Stellt die Uhr: Für jede Idee habt ihr eine Minute.',
        'Schreibt auf, was kommt. Bewertet wird später.',
        'Ab der fünften wird es zäh. Bleibt dran, dort liegen die ungewöhnlichen.',
      ],
      prompts: [
        { ask: (core) => `Was ist das Naheliegende? ${core}`, start: 'Am einfachsten:' },
        { ask: () => 'Was wäre das genaue Gegenteil davon?', start: 'Genau umgekehrt:' },
        { ask: () => 'Was ginge allein mit Papier und Stift?', start: 'Nur mit Papier:' },
        { ask: () => 'Was wäre heute Abend schon fertig?', start: 'Bis heute Abend:' },
        { ask: () => 'Was würdet ihr mit dem zehnfachen Budget bauen?', start: 'Mit viel Geld:' },
        { ask: () => 'Wer außer euch könnte es übernehmen?', start: 'Jemand anderes:' },
        { ask: () => 'Wie würde es ein achtjähriges Kind lösen?', start: 'Kinderleicht:' },
        { ask: () => 'Was dürfte auf keinen Fall jemand vorschlagen?', start: 'Verboten gut:' },
      ],
    },
    reversal: {
      name: 'Kopfstand',
      summary: 'Erst das Gegenteil suchen, dann umdrehen',
      steps: [
        'Sammelt, womit ihr sicher scheitert. Übertreibt.',
        'Sucht heraus, was davon ihr heute schon tut.',
        'Dreht jeden Punkt um und schreibt ihn als Idee auf.',
      ],
      prompts: [
        {
          ask: (core) => `Womit ginge es garantiert schief? ${core}`,
          start: 'Wir sorgen dafür, dass',
        },
        {
          ask: (core) => `Was tut ihr heute, das dem im Weg steht? ${core}`,
          start: 'Wir hören auf,',
        },
        {
          ask: () => 'Wie würdet ihr alle vertreiben, denen ihr helfen wollt? Und das Gegenteil?',
          start: 'Statt sie zu vertreiben,',
        },
        { ask: () => 'Welche Regel macht es schlimmer?', start: 'Ab morgen gilt nicht mehr:' },
      ],
    },
    analogy: {
      name: 'Woanders abschauen',
      summary: 'Wer hat ein ähnliches Problem längst gelöst?',
      steps: [
        'Nehmt einen Ort, der mit euch nichts zu tun hat.',
        'Fragt euch, wie man es dort macht.',
        'Übertragt einen Handgriff davon auf eure Frage.',
      ],
      prompts: [
        {
          ask: (core) => `Wie macht es eine Feuerwache? ${core}`,
          start: 'Wie bei der Feuerwehr:',
        },
        { ask: (core) => `Wie macht es eine Hotelküche? ${core}`, start: 'Wie in der Küche:' },
        { ask: (core) => `Wie macht es eine Bücherei? ${core}`, start: 'Wie in der Bücherei:' },
        { ask: (core) => `Wie macht es ein Flughafen? ${core}`, start: 'Wie am Flughafen:' },
        { ask: (core) => `Wie macht es ein Bienenstock? ${core}`, start: 'Wie bei den Bienen:' },
        { ask: (core) => `Wie macht es ein Chor? ${core}`, start: 'Wie im Chor:' },
      ],
    },
    scamper: {
      name: 'SCAMPER-Fragen',
      summary: 'Sieben Fragen, die Bestehendes verändern',
      steps: [
        'Nehmt, was es heute schon gibt, als Ausgangspunkt.',
        'Geht die sieben Fragen durch, je eine Minute.',
        'Notiert zu jeder mindestens eine Veränderung.',
      ],
      prompts: [
        { ask: (core) => `Ersetzen: Was lässt sich austauschen? ${core}`, start: 'Statt' },
        { ask: () => 'Kombinieren: Womit lässt es sich verbinden?', start: 'Zusammen mit' },
        { ask: () => 'Anpassen: Was passt mit einer kleinen Änderung?', start: 'Angepasst:' },
        {
          ask: () => 'Verändern: Was wird größer, kleiner, öfter, seltener?',
          start: 'Viel kleiner:',
        },
        { ask: () => 'Anders nutzen: Wofür taugt es noch?', start: 'Auch nützlich für' },
        { ask: () => 'Weglassen: Was fehlt niemandem?', start: 'Ohne' },
        { ask: () => 'Umstellen: Was passiert zuerst statt zuletzt?', start: 'Zuerst' },
      ],
    },
    'ten-times': {
      name: 'Mal zehn',
      summary: 'Zehn Prozent besser zählt nicht, zehnmal besser schon',
      steps: [
        'Setzt ein Ziel, das mit dem heutigen Weg nicht zu schaffen ist.',
        'Fragt euch, was dafür ganz anders sein müsste.',
        'Schreibt das auf, auch wenn noch niemand weiß, wie es geht.',
      ],
      prompts: [
        { ask: (core) => `Und zehnmal so schnell? ${core}`, start: 'Zehnmal schneller:' },
        { ask: (core) => `Und für ein Zehntel der Kosten? ${core}`, start: 'Für ein Zehntel:' },
        { ask: (core) => `Und für zehnmal so viele Menschen? ${core}`, start: 'Für alle:' },
        { ask: () => 'Und wenn ihr dafür nur zehn Minuten hättet?', start: 'In zehn Minuten:' },
        { ask: () => 'Und wenn es zehn Jahre halten müsste?', start: 'Auf Dauer:' },
      ],
    },
  },
  concept: {
    promise: (need, who) => `Für ${who}: ${need}.`,
    audience: (who, situation) => `${who}, in dieser Lage: ${situation}`,
    needAssumed: (need, who) => `Das Bedürfnis ist echt: ${need} (${who}).`,
    problemAssumed: (what) => `Das Problem ist groß genug, um etwas zu ändern: ${what}.`,
    assumed: {
      value: 'Der Nutzen ist so groß, dass jemand die Idee wirklich benutzt.',
      effort: 'Wir bekommen es mit dem hin, was wir haben.',
      boldness: 'Es ist neu genug, um einen Unterschied zu machen.',
      fit: 'Es passt zu dem, was wir können und wofür wir stehen.',
    },
    hypothesis: (idea, who, sign) =>
      `Wenn wir das ausprobieren: ${idea}, dann ändert sich bei dieser Gruppe: ${who || '…'}, das hier: ${sign}. Überzeugt sind wir ab diesem Wert: …`,
    steps: {
      sketch: 'Die Idee als Skizze oder einfaches Modell festhalten, höchstens einen Tag lang.',
      show: (who) =>
        `Fünf Menschen zeigen, auf die das zutrifft: ${who}. Zuschauen, nicht erklären.`,
      showSomebody: 'Fünf Menschen zeigen, die das Problem haben. Zuschauen, nicht erklären.',
      note: 'Mitschreiben: Was verstehen sie, was fehlt ihnen, was würden sie morgen benutzen?',
      decide: 'Gemeinsam entscheiden: weitermachen, ändern oder lassen.',
    },
    measure: (signs) => `Vorher und nachher vergleichen: ${signs}. Ab wann machen wir weiter?`,
    duration: 'Fünf Arbeitstage',
  },
}
