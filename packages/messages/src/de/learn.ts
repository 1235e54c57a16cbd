export const learn = {
  title: 'Lernen',
  lead: 'Sechs kurze Rätsel aus Partien, die gespielt wurden, dann ein erstes Spiel mit Begleitung. Kein Konto nötig.',
  puzzlesTitle: 'Rätsel',
  solvedOf: '{solved, number} von {puzzles, number} in diesem Browser gelöst',
  solved: 'Gelöst',
  firstGame: {
    title: 'Ein erstes Spiel',
    about:
      'Eine ganze Partie gegen den Recruit. Ein Trainer sagt einen Satz, wenn etwas zum ersten Mal vorkommt, und überlässt dir jede Entscheidung.',
    play: 'Ein erstes Spiel beginnen',
    after:
      'Schon geschafft? Unter <practice>Üben</practice> gibt es jedes Deck und beide Bots. Im <rules>Regelbuch</rules> steht jede Regel.',
    kind: 'erstes Spiel',
    laying: 'Der Tisch wird gedeckt',
  },
  rule: 'Regel {rule}',
  coach: {
    label: 'Trainer',
    silent: 'Der Trainer schweigt.',
    playOn: 'Spiel, wie du magst.',
    gotIt: 'Verstanden',
    speak: 'Sprich',
    beSilent: 'Sei still',
    says: {
      first: 'Sag, wer beginnt: Wer es tut, zieht in seinem ersten Zug keine Karte.',
      mulligan: 'Behalte eine Hand mit einem Handlungsstrang und ein paar günstigen Figuren; sonst zieh eine neue.',
      actEnd: 'Der Akt ist vorbei: Mehr Storypunkte haben ihn gewonnen, und zwei Akte gewinnen die Partie.',
      attacked: 'Du wirst angegriffen: Eine bereite Figur oder ein bereites Raumschiff von dir darf dazwischengehen.',
      chain:
        'Das ist eine Antwort: Die Kette wird von oben abgehandelt, und du darfst eine schnelle Karte darauflegen oder passen.',
      treasury: 'Deine Schatzkammer bezahlt, was auf der Sternkarte bleibt; Kommandopunkte bezahlen Manöver.',
      play: 'Spiel zuerst eine Figur: Jemand muss deinen Handlungsstrang tragen.',
      bind: 'Binde eine Figur, die einen Antrieb mit dem Handlungsstrang teilt, sonst gehen seine Storypunkte verloren.',
      chapters: 'Dein Handlungsstrang hat drei Kapitel; die Leiste zeigt, was das aktive beendet.',
      skip: 'Ein Kapitel, das du nicht beenden kannst, lässt sich für einen Preis überspringen, ohne seine Belohnung.',
      raid: 'Greif die andere Heimatwelt an, um ihre Schatzkammer zu überfallen; dein Angreifer ist danach aktiviert.',
      hand: 'Zwischen den Akten tauschen beide ihre Hand; wer den Akt verloren hat, darf Karten für den nächsten beiseitelegen.',
    },
  },
  puzzle: {
    label: 'Rätsel',
    kind: 'Rätsel',
    laying: 'Das Rätsel wird ausgelegt',
    failed: 'Dieses Rätsel lässt sich nicht auslegen. Zurück zur Liste',
    numbered: '{number, number}. {title}',
    tryAgain: 'Noch einmal versuchen',
    missed: 'Deine Aktionsphase ist vorbei, und das Ziel ist nicht erreicht. Nichts ist verloren: Versuch es anders.',
    solved: 'Gelöst.',
    hintNumber: 'Hinweis {number, number}:',
    hint: 'Hinweis',
    nextHint: 'Nächster Hinweis',
    task: 'Die Aufgabe',
    startOver: 'Von vorn',
    next: 'Nächstes Rätsel',
    all: 'Alle Rätsel',
    list: 'Liste',
  },
  puzzles: {
    treasury: {
      title: 'Schatzkammer und Sternkarte',
      teaches: 'Womit du bezahlst, und was auf der Sternkarte bleibt.',
      task: 'Bring in diesem Zug zwei Karten aus deiner Hand auf die Sternkarte.',
      hint1:
        'Bleibende Karten kosten Währung, das C deiner Schatzkammer. Manöver kosten Kommandopunkte, also helfen sie hier nicht.',
      hint2: 'Die teuerste Karte lässt zu wenig C für eine zweite übrig.',
      hint3: '{by1} und {by2} lassen sich zusammen bezahlen.',
      explained:
        'Was bezahlt ist, ist weg, und Einkommen gibt es erst zu Beginn deines nächsten Zugs. Jede Karte auf der Sternkarte zählt, wenn ein Akt endet; zwei können also mehr wert sein als eine teure.',
    },
    bind: {
      title: 'Binden und Kapitel',
      teaches: 'Wer einen Handlungsstrang tragen sollte.',
      task: 'Binde eine Figur so, dass ein Kapitel deines Handlungsstrangs abgeschlossen wird und seine Storypunkte bleiben.',
      hint1:
        'Binden aktiviert eine deiner bereiten Figuren, und das kann ein Kapitel abschließen, dessen Ende „Bind“ ist.',
      hint2: 'Eine Figur ohne einen Antrieb des Handlungsstrangs bekommt keine Storypunkte von ihm.',
      hint3: 'Binde {by1} an {at1}.',
      explained:
        '{by1} teilt einen Antrieb mit {at1}: Sie stehen im Einklang, also bleiben die Storypunkte des Kapitels. Binden lässt sich jede Figur, aber nur wer im Einklang steht, wird mit Storypunkten belohnt.',
    },
    skip: {
      title: 'Springen',
      teaches: 'Ein Weg an einem Kapitel vorbei, und sein Preis.',
      task: 'Überspring in diesem Zug das aktive Kapitel deines Handlungsstrangs.',
      hint1:
        'Auf jedem Kapitel kann ein Sprung stehen. Er wird wie ein langsames Manöver gespielt, in deiner eigenen Aktionsphase.',
      hint2: 'Sein Preis muss noch da sein: Gib ihn nicht vorher für etwas anderes aus.',
      hint3: 'Nutze den Sprung von {at1} vor allem anderen.',
      explained:
        'Ein übersprungenes Kapitel gibt weder seine Belohnung noch seine Storypunkte; das nächste Kapitel wird aktiv. Der Preis wird bezahlt, sobald der Sprung gespielt wird, auch wenn darauf geantwortet wird.',
    },
    chain: {
      title: 'Die Kette und schnelle Manöver',
      teaches: 'Mitten in einem Konflikt antworten.',
      task: 'Gewinn in diesem Zug einen Konflikt mit Hilfe eines schnellen Manövers.',
      hint1: 'Nachdem ein Angriff angesagt ist, dürfen beide antworten, der Verteidiger zuerst.',
      hint2: 'Schnelle Manöver dürfen in diesem Fenster gespielt werden; sie wirken vor dem Schlag.',
      hint3: 'Greif {at1} mit {by1} an, und antworte vor dem Schlag mit {by2}.',
      explained:
        '{by2} kam auf die Kette und wirkte zuerst, also kam der Schlag mit dieser Hilfe. Was zuletzt auf die Kette gelegt wird, wirkt zuerst.',
    },
    redeem: {
      title: 'Fallen und erlösen',
      teaches: 'Eine gefallene Figur kann zurückkommen.',
      task: 'Erlöse in diesem Zug eine deiner gefallenen Figuren.',
      hint1: 'Eine Figur mit so viel Schaden, wie sie Willen hat, fällt: Ihre gefallene Seite kommt nach oben.',
      hint2: 'Such nach einer Karte, auf der „redeem“ steht, und danach, auf wen sie wirken darf.',
      hint3: 'Nutze {by1}.',
      explained:
        'Die eigene Seite der Figur ist wieder oben, ohne Schaden. Sie bleibt aktiviert oder bereit, wie sie war, und sie ist nicht mehr gebunden: Sie muss neu gebunden werden.',
    },
    act: {
      title: 'Das Ende eines Akts',
      teaches: 'Wann ein Akt endet, und wer ihn gewinnt.',
      task: 'Beende diesen Akt in diesem Zug, und gewinn ihn.',
      hint1:
        'Ein Handlungsstrang, der abgeschlossen wird, beendet den Akt: Sieh nach, worauf sein drittes Kapitel wartet. Das allein gewinnt ihn nicht.',
      hint2: 'Dann werden die Storypunkte auf dem Tisch gezählt; bei Gleichstand gewinnt, wer am Zug ist.',
      hint3: 'Greif {at1} mit {by1} an.',
      explained:
        'Der Akt endete mit dem Handlungsstrang, und die Storypunkte auf der Sternkarte entschieden ihn. Wer verloren hat, bekommt jetzt mindestens 10C, also hat ein früher Sieg seinen Preis.',
    },
  },
} as const;
