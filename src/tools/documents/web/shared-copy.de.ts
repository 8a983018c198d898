export const texts = {
  needsScripts:
    'Um die Kopie zu zeigen, braucht diese Seite JavaScript. Schalte es ein und lade neu.',
  loading: 'Die Kopie wird geladen …',
  failed: 'Die Kopie ließ sich nicht laden. Prüfe deine Verbindung.',
  gone: 'Hier ist keine geteilte Kopie.',
  goneLead:
    'Entweder ist der Link unvollständig, oder die Kopie wurde zurückgenommen. Nach 30 Tagen wird jede gelöscht.',
  since: (from: string, until: string) =>
    `Stand vom ${from}. Diese Kopie gibt es bis zum ${until}.`,
  own: {
    button: 'Als eigene Kopie öffnen',
    questions: {
      'strategy-consultant':
        'Im Strategy Consultant öffnen? Was in diesem Browser dort steht, wird ersetzt. Du kannst es dort zurückholen.',
      'flight-deck':
        'Im Innovation Flight Deck öffnen? Was in diesem Browser dort steht, wird ersetzt. Du kannst es dort zurückholen.',
      'meeting-moderator':
        'Im Meeting Moderator öffnen? Es kommt zu den Meetings in diesem Browser dazu.',
    },
    confirm: 'Ja, öffnen',
    cancel: 'Abbrechen',
    failed: 'Dieser Browser speichert gerade nichts. Die Kopie lässt sich so nicht öffnen.',
  },
  tools: 'Selbst mit unseren Werkzeugen arbeiten',
}
