## Carson City: lo que ocurre.

event-town-founded = La ciudad empieza con una casa en { $parcel }.
event-mountains-raised = Se alzan montañas en { $parcels }.
event-buildings-offered = En venta, del más barato al más caro: { $offers }.
event-turn-order-drawn = El orden de turno es { $order }.
event-asked = {""}
event-all-asked = {""}
event-starting-parcel-chosen = { $seat } empieza con { $parcel }.
event-round-began = Empieza la ronda { $round }; eligen personaje, por orden: { $order }.
event-character-chosen = { $seat } elige un personaje: { $character }.
event-sheriff-taken = { $seat } tiene el cowboy blanco.
event-dollars-received = { $seat } recibe { $dollars }$ como Banquero.
event-grocer-paid = { $seat } recibe { $dollars }$ de la Dependienta.
event-income-doubled = { $seat } cobrará el doble por cada edificio de este tipo: { $kind }.
event-roads-received = { $seat } recibe carreteras: { $roads }.
event-parcel-granted = { $seat } recibe gratis { $parcel }.
event-cowboys-hired = { $seat } contrata cowboys: { $cowboys }, por { $dollars }$.
event-offer-declined = { $seat } renuncia a lo que ofrece su personaje.
event-characters-dealt = Estos personajes están en juego: { $cards }.
event-card-turned = La carta { $card } muestra ahora su otra cara: { $side }.
event-errand-run = { $seat } envía al Repartidor de Periódicos por { $dollars }$.
event-offer-taken = { $seat } toma { $dollars }$ por su personaje, y ningún punto al final de la ronda.
event-points-promised = { $seat } no toma dólares ahora: su personaje dará puntos al final de la ronda.
event-character-scored = { $seat } gana por su personaje puntos de victoria: { $points }.
event-character-finished = {""}
event-points-sold = { $seat } compra puntos de victoria: { $points }, por { $dollars }$.
event-cowboys-dismissed = { $seat } manda cowboys a casa: { $cowboys }, y gana por los Héroes puntos de victoria: { $points }.
event-revolvers-bought = { $seat } compra revólveres: { $revolvers }, por { $dollars }$.
event-building-taken = { $seat } toma un edificio ({ $kind }) por { $dollars }$.
event-tax-collected = { $seat } grava { $goods }; por orden de asientos los demás pagan, en dólares: { $payments }.
event-gift-opened = { $seat } abre un regalo y saca un { $die }: { $dollars }$ y cowboys: { $cowboys }.
event-heroes-stayed = {""}
event-parcel-sold = { $seat } compra en el acto { $parcel } por { $dollars }$.
event-rivals-yielded = { $parcel } queda para el Abogado, cedida por { $seats }.
event-tokens-received = La Cantante da fichas «sin duelo»: { $tokens }.
event-cowboy-sheltered = { $seat } coloca un cowboy con ficha «sin duelo» en «{ $box }».
event-lot-chosen = { $seat } saca { $parcel } a subasta.
event-auction-opened = { $seller } abre la subasta.
event-bid-made = { $seat } puja { $dollars }$.
event-bidder-withdrew = { $seat } deja de pujar.
event-auction-closed = La subasta ha terminado: { $winner } se lleva { $lots } por { $dollars }$, de los que { $earned }$ son para { $seller }.
event-dynamite-received = { $seat } recibe dinamita: { $tokens }.
event-dynamite-laid = { $seat } pone dinamita junto al cowboy.
event-mine-blasted = { $seat } dinamita la mina de { $parcel }, que paga varias veces sus ingresos.
event-dynamite-kept = { $seat } guarda el resto de la dinamita.
event-duel-rolled = Dados antes del duelo ({ $duelists }): { $dice }.
event-duel-rolled-again = Los dados de { $seat } muestran { $dice }.
event-cowboys-defeated = {""}
event-cowboy-healed = { $seat } vuelve a colocar el cowboy derrotado; pagado al Doctor ({ $doctor }): { $dollars }$.
event-defeat-accepted = {""}
event-funeral-paid = { $seat } paga { $dollars }$ a { $undertaker } por el cowboy derrotado.
event-funeral-missed = { $seat } pierde puntos de victoria: { $points }.
event-bounty-paid = { $seat } recibe una recompensa de { $dollars }$ por el forajido derrotado.
event-placement-began = Colocan cowboys, por orden: { $order }.
event-cowboy-on-box = { $seat } coloca un cowboy en «{ $box }».
event-cowboy-on-parcel = { $seat } coloca un cowboy en { $parcel }.
event-sheriff-on-box = { $seat } coloca el cowboy blanco en «{ $box }».
event-sheriff-on-parcel = { $seat } coloca el cowboy blanco en { $parcel }.
event-cowboy-off-box = { $seat } retira su cowboy de «{ $box }».
event-cowboy-off-parcel = { $seat } retira su cowboy de { $parcel }.
event-sheriff-taken-back = { $seat } retira el cowboy blanco.
event-passed = { $seat } pasa.
event-road-built = { $seat } construye una carretera en { $edge }.
event-paving-finished = {""}
event-actions-began = Todos han pasado; se resuelven las acciones.
event-box-duel-fought = Duelo en «{ $box }» entre { $duelists }: muestran { $dice } y con su potencia de fuego suman { $strengths }. Gana { $winner } con la suma más alta (en caso de empate, quien pasó antes).
event-referee-named = { $seat }.
event-duel-called = Hay un duelo en { $parcel }.
event-parcel-duel-fought = Duelo en { $parcel } entre { $duelists }: muestran { $dice } y con su potencia de fuego suman { $strengths }. Gana { $winner } con la suma más alta (en caso de empate, quien pasó antes).
event-earned = { $seat } cobra { $dollars }$ en «{ $box }».
event-gambled = { $seat } apuesta, saca { $white } y { $black }, y gana { $dollars }$.
event-guns-taken = { $seat } toma los tres revólveres.
event-roads-taken = { $seat } toma carreteras: { $roads }.
event-parcel-bought = { $seat } compra { $parcel } por { $dollars }$.
event-claims-dropped = { $seat } no compra { $parcels } (no quiere, es demasiado caro o no le queda ninguna loseta de propiedad); sus cowboys vuelven a la reserva general.
event-action-forgone = { $seat } no usa «{ $box }»: no quiere, o es demasiado caro.
event-attack-failed = Una iglesia protege { $parcel } de { $attackers }.
event-buildings-earned = { $seat } cobra { $dollars }$ por sus edificios.
event-income-stolen = { $seat } roba la mitad de los ingresos de { $parcel }: { $dollars }$.
event-income-paid = Los edificios han pagado.
event-points-scored = { $seat } gana en «{ $box }» puntos de victoria: { $points }.
event-points-bought = { $seat } compra puntos de victoria: { $points }, por { $dollars }$.
event-building-bought = { $seat } compra un edificio ({ $kind }) por { $dollars }$.
event-building-planned = { $seat } planea un edificio ({ $kind }) en { $parcel }.
event-plan-dropped = { $seat } guarda el edificio para más tarde.
event-consent-sought = Se pregunta al dueño de { $parcel } si está de acuerdo con la casa ahí.
event-consent-refused = El dueño de { $parcel } no está de acuerdo con la casa de { $builder } ahí.
event-building-built = { $seat } construye un edificio ({ $kind }) en { $parcel }.
event-house-built = Se construye una casa en { $parcel }.
event-house-chosen = Para una de las casas del edificio se elige { $parcel }.
event-house-turned = La casa de { $parcel } pasa a ser un adosado.
event-holding-finished = {""}
event-town-hall-drawn = Sale el ayuntamiento; { $seat } lo coloca.
event-town-road-built = Se construye una carretera de la ciudad en { $edge }.
event-town-hall-built = El ayuntamiento está en { $parcel }.
event-town-hall-taken = { $seat } ocupa el ayuntamiento.
event-round-ended = La ronda ha terminado; cowboys nuevos, por orden de asientos: { $cowboys }.
event-excess-paid = { $seat } supera su límite, entrega { $dollars }$ y gana puntos de victoria: { $points }.
event-final-points-scored = { $seat } gana puntos de victoria: { $land } por sus parcelas y { $dollars } por su dinero.
event-bonus-scored = { $seat } gana puntos de victoria: { $points } ({ $reason }).
event-game-ended = La partida ha terminado.
ending-four-rounds = se han jugado cuatro rondas
part-rounds = durante las cuatro rondas
part-land = parcelas
part-dollars = dinero
part-station = estación
part-teacher = Profesora
part-passed = puesto en el orden de pasar

## Lo que puede hacer un asiento.

command-withdraw = Dejar de pujar en esta subasta.
command-build-road = Construir una carretera en { $edge }.
command-lay-town-road = Poner una carretera de la ciudad en { $edge }.
command-place-with-dynamite = Con dinamita: { $choice }
pay-doctor = Pagar { $price } al Doctor: { $choice }
command-place-town-hall = Colocar el ayuntamiento en { $parcel }.
command-attack = Atacar el edificio ({ $kind }) de { $owner } en { $parcel }{ $meeting }.
command-defend = Defender tu edificio ({ $kind }) en { $parcel }{ $meeting }.
command-await-points = Puntuar al final de la ronda por cada loseta tuya de este tipo: { $kind } (por ahora, { $score }).
take-dollars-instead = Tomar { $sum } ahora y ningún punto al final de la ronda.
command-bid = Pujar { $sum } por { $parcels }.
bid-for-guns = Pujar { $sum } por la ficha de «3 revólveres».
command-blast-mine = Gastar dinamita: tu mina de { $parcel } paga { $sum } en vez de { $income }.
command-keep-dynamite = Guardar tu dinamita.
command-borrow-character = Pagar { $price } y enviar al Repartidor de Periódicos por este personaje: { $character }; colocas en primer lugar (número { $number }, límite de dinero { $limit }$).
send-newspaper-boy = Enviar al Repartidor de Periódicos por este personaje: { $character }; colocas en primer lugar (número { $number }, límite de dinero { $limit }$).
command-build-held = Construir en { $parcel } el edificio que guardas ({ $kind }).
command-buy-and-build = Comprar un edificio ({ $kind }) por { $price } y construirlo en { $parcel }.
command-buy-and-keep = Comprar un edificio ({ $kind }) por { $price } y guardarlo para más tarde.
buy-points-from-banker = Comprar { $score } al Banquero por { $price }.
command-buy-parcel = Comprar la parcela { $parcel } por { $price }.
command-buy-points = Comprar { $score } por { $price }.
command-buy-revolvers = Pagar { $price } por { $revolvers ->
    [one] { $revolvers } revólver
   *[other] { $revolvers } revólveres
}.
command-choose-character = Elegir un personaje: { $character } (número { $number }, límite de dinero { $limit }$).
put-up-for-auction = Sacar a subasta la parcela { $parcel }.
command-choose-parcel = Elegir la parcela { $parcel }.
command-collect-tax = Gravar { $goods }: { $sum } de los demás.
place-house-on-your-parcel = colocar una casa en tu parcela { $parcel }
turn-house-on-your-parcel = convertir en adosado la casa de tu parcela { $parcel }
command-give-consent = Permitir a { $builder } { $wish }.
command-refuse-consent = No permitir a { $builder } { $wish }.
command-dismiss-cowboys = Mandar a casa { $cowboys ->
    [one] { $cowboys } cowboy
   *[other] { $cowboys } cowboys
} y ganar { $score }.
keep-cowboys = Ganar { $score } y conservar tus cowboys.
command-double-income = Doblar los ingresos de cada edificio tuyo de este tipo: { $kind }, en total { $sum }.
command-fight-duel = Que { $fighters } se batan ahora por { $parcel }.
command-hire-cowboys = Pagar { $price } por { $cowboys ->
    [one] { $cowboys } cowboy más
   *[other] { $cowboys } cowboys más
}.
command-occupy-town-hall = Colocar un cowboy en el ayuntamiento{ $meeting }.
challenge-holder = Colocar un cowboy en el ayuntamiento, que ocupa { $holder }{ $meeting }.
command-pass = Pasar, con el número { $number } de esta ronda.
command-pay-excess = Entregar { $sum } por { $score }.
command-place-house = Construir el edificio ({ $kind }) en { $site } y una casa en { $parcel }.
place-house-if-agreed = Construir el edificio ({ $kind }) en { $site } y una casa en { $parcel }, si { $owner } está de acuerdo.
command-turn-house = Construir el edificio ({ $kind }) en { $site } y convertir en adosado la casa de { $parcel }.
turn-house-if-agreed = Construir el edificio ({ $kind }) en { $site } y convertir en adosado la casa de { $parcel }, si { $owner } está de acuerdo.
box-with-building = { $box } ({ $kind })
command-place-on-box = Colocar un cowboy en «{ $box }»{ $meeting }.
meeting-rivals = ; habrá duelo con { $rivals }
meeting-lawyer = ; allí ya: { $rivals }, y el Abogado decide sin duelo
meeting-protected = ; está protegido, y los ataques fracasan
meeting-sheltered = ; allí ya con ficha «sin duelo»: { $rivals }
command-place-sheriff-on-box = Colocar el cowboy blanco en «{ $box }».
command-place-on-parcel = Colocar un cowboy en la parcela { $parcel } para comprarla, por ahora a { $price }{ $meeting }.
command-place-sheriff-on-parcel = Colocar el cowboy blanco en la parcela { $parcel } para comprarla, por ahora a { $price }.
command-place-sheltered = Colocar un cowboy con ficha «sin duelo» en «{ $box }».
place-stranger = Colocar un cowboy de la reserva general con ficha «sin duelo» en «{ $box }».
command-prospect = Pagar { $price }, tomar la parcela { $parcel } y para ella un edificio ({ $kind }) de { $shelf }.
prospect-from-bag = Pagar { $price }, tomar la parcela { $parcel } y para ella un edificio ({ $kind }) de la bolsa.
command-roll-again = Volver a lanzar: { $dice }.
command-keep-dice = Quedarte con tus dados: { $dice }.
command-pay-undertaker = Pagar { $price } al Enterrador por tu cowboy derrotado.
command-lose-point = Perder { $score } en vez de pagar al Enterrador.
command-take-back-from-box = Retirar tu cowboy de «{ $box }».
command-take-back-from-parcel = Retirar tu cowboy de { $parcel }.
command-take-back-sheriff = Retirar el cowboy blanco de { $parcel }.
take-back-sheriff-from-box = Retirar el cowboy blanco de «{ $box }».
command-take-and-build = Pagar { $price } para tomar un edificio y construirlo en { $parcel }: { $box }.
command-take-and-keep = Pagar { $price } para tomar un edificio y guardarlo para más tarde: { $box }.
command-take-dollars = Tomar { $dollars }$ ahora; no se doblará ningún tipo de edificio.
command-take-guns = Tomar los tres revólveres: { $guns } más de potencia de fuego hasta el final de la ronda.
take-no-parcel = No tomar ninguna parcela.
buy-no-revolver = No comprar revólveres.
auction-nothing = No subastar nada.
take-beaten-cowboy-back = Devolver a tu reserva el cowboy derrotado.
take-no-building = No tomar ningún edificio.
buy-no-points-from-character = No comprar puntos de victoria a tu personaje.
hire-no-cowboy = No contratar cowboys.
decide-when-buildings-pay = Decidirlo cuando paguen los edificios.
buy-no-building = No comprar el edificio.
leave-guns = Dejar los tres revólveres.
buy-no-points = No comprar puntos de victoria.
buy-no-more-parcels = No comprar más parcelas en esta ronda.
build-no-house = No construir ahora la casa: el edificio queda en tu reserva.
build-nothing-held = No construir nada más de lo que guardas en esta ronda.
build-no-more-roads = No construir más carreteras en esta ronda.

## Por qué se rechaza un movimiento.

refusal-already-resolved = Esta casilla ya se ha resuelto.
refusal-already-there = Ya hay un cowboy tuyo ahí.
refusal-ammunition-sold = La ficha de «3 revólveres» se ha subastado en esta ronda.
refusal-bid-too-low = Una puja debe superar la anterior.
refusal-building-protected = Este edificio no se puede atacar.
refusal-box-closed = La ficha de ronda ha cerrado esta casilla para el resto de la partida.
refusal-character-taken = Otra persona tiene este personaje en esta ronda.
refusal-doctor-needs-free-place = El Doctor solo envía cowboys donde no tienen rival.
refusal-heroes-attack-nobody = Con los Héroes no atacas ningún edificio.
refusal-lot-chosen = Esta parcela ya está en subasta.
refusal-newspaper-boy-fetches-another = El Repartidor de Periódicos se toma junto con el personaje que trae.
refusal-newspaper-boy-taken = Otra persona tiene al Repartidor de Periódicos en esta ronda.
refusal-holds-town-hall = El cowboy que ocupa el ayuntamiento se queda hasta que lo echen.
refusal-house-not-enclosed = Una casa pasa a ser adosado solo si están ocupadas las ocho parcelas que la rodean.
refusal-no-cowboy = No te quedan cowboys en la reserva.
refusal-no-cowboy-in-supply = No quedan tantos cowboys en tu reserva general.
refusal-no-cowboy-there = Ningún cowboy tuyo puede comprar esta parcela.
refusal-no-duel-possible = Ningún cowboy tuyo podría colocarse ahí y batirse.
refusal-no-duel-there = Ahora no hay duelo por esta parcela.
refusal-no-dynamite = No hay dinamita en tu reserva.
refusal-no-crossing-road = La estación va junto a una carretera que cruza todo el mapa en línea recta.
refusal-no-house-there = Ahí no hay ninguna casa que se pueda convertir en adosado.
refusal-no-house-left = Todas las losetas de casa están en el mapa.
refusal-no-mine-to-blast = No es una mina tuya que pague más con dinamita.
refusal-no-place-for-the-house = No queda sitio para las casas que necesita este edificio.
refusal-no-property-tile = Todas tus losetas de propiedad están en el mapa.
refusal-no-road = Ninguna carretera toca esta parcela.
refusal-no-road-in-reserve = No te quedan carreteras en la reserva.
refusal-no-sheriff = El cowboy blanco no está en tu reserva.
refusal-no-such-character = Este personaje no está en juego.
refusal-no-such-dice = No son dados tuyos que se puedan volver a lanzar.
refusal-no-such-edge = El mapa no tiene este borde.
refusal-no-such-number = No se puede elegir este número.
refusal-no-such-parcel = El mapa no tiene esta parcela.
refusal-no-such-tax = El Gobernador grava revólveres o dólares.
refusal-no-such-box = Esta mesa no tiene esta casilla de acción.
refusal-no-such-building-there = Tu personaje toma su edificio de una casilla que lo ofrece, y de la bolsa solo si ninguna lo ofrece.
refusal-no-token = No te quedan fichas «sin duelo».
refusal-not-placed = Ahí no hay ningún cowboy tuyo.
refusal-no-town-hall = El ayuntamiento no está en el mapa.
refusal-not-held = No guardas este edificio.
refusal-not-your-building = Este edificio no es tuyo.
refusal-not-your-parcel = Esta parcela no es tuya.
refusal-nothing-for-sale = En esta casilla no hay ningún edificio.
refusal-nothing-to-double = Tus edificios de este tipo no pagan nada.
refusal-nothing-to-steal = Nada de esta parcela da ingresos.
refusal-order-without-effect = Este duelo no comparte duelistas con ningún otro, así que su orden no cambia nada.
refusal-outlaw-there = Ahí hay un forajido: antes de vencerlo no se puede comprar, construir ni atacar nada.
refusal-own-building = Este edificio es tuyo.
refusal-owner-refused = El dueño de esta parcela no quiere la casa.
refusal-parcel-occupied = Ya hay algo en esta parcela.
refusal-parcel-owned = Esta parcela tiene dueño.
refusal-road-not-joined = Una carretera nueva debe tocar otra en uno de sus extremos.
refusal-road-there = Ya hay una carretera en este borde.
refusal-sheriff-needs-free-place = El cowboy blanco solo puede estar donde no haya otro cowboy.
refusal-sheriff-runs-no-errands = El Repartidor de Periódicos no molesta al Sheriff.
refusal-sheriff-starts-no-fight = El Sheriff no provoca peleas: está donde no encuentra rival o defiende un edificio propio.
refusal-sheriff-there = Ahí está el cowboy blanco, y nadie puede batirse con él.
refusal-token-not-there = En esta casilla no puede haber una ficha «sin duelo».
refusal-token-stays = Un cowboy con ficha se queda donde está.
refusal-too-expensive = No tienes dinero para eso.
refusal-too-few-cowboys = No hay tantos cowboys en tu reserva.
refusal-too-far = Hay un camino más corto hasta un sitio para el ayuntamiento.
refusal-town-hall-there = Ahí está el ayuntamiento, que no es de nadie.
refusal-wrong-payment = Puedes entregar el exceso, o decenas completas por encima de él.

## Cómo se llaman las cosas.

name-kind = { $value ->
    [house] casa
    [mountain] montaña
    [ranch] rancho
    [mine] mina
    [drugstore] farmacia
    [bank] banco
    [saloon] cantina
    [hotel] hotel
    [church] iglesia
    [prison] prisión
    [terraced-house] adosado
    [general-store] tienda
    [blacksmith] herrería
    [school] escuela
    [station] estación
    [town-hall] ayuntamiento
   *[other] { $name }
}

name-box = { $value ->
    [salary] Salario
    [ammunition] Munición
    [roads] Carreteras
    [road] Carretera
    [building-12] Edificio de 12$
    [building-10] Edificio de 10$
    [building-8] Edificio de 8$
    [building-6] Edificio de 6$
    [building-5] Edificio de 5$
    [building-4] Edificio de 4$
    [building-3] Edificio de 3$
    [parcel-income] Ingresos por parcelas
    [cowboy-income] Ingresos por cowboys
    [gambling] Ingresos por apuestas
    [parcel-points] Puntos por parcelas
    [cowboy-points] Puntos por cowboys
    [building-points] Puntos por edificios
    [points-5] Puntos a 5$
    [points-4] Puntos a 4$
    [points-3] Puntos a 3$
    [points-2] Puntos a 2$
   *[other] { $name }
}

name-character = { $value ->
    [sheriff] Sheriff
    [banker] Banquero
    [grocer] Dependienta
    [chinese-worker] Trabajador Chino
    [settler] Colono
    [captain] Capitán
    [mercenary] Mercenario
    [newspaper-boy] Repartidor de Periódicos
    [newspaper-boy-red] Repartidor de Periódicos (cara roja)
    [sheriff-red] Sheriff (cara roja)
    [banker-red] Banquero (cara roja)
    [grocer-red] Dependienta (cara roja)
    [chinese-worker-red] Trabajador Chino (cara roja)
    [settler-red] Colono (cara roja)
    [captain-red] Capitán (cara roja)
    [mercenary-red] Mercenario (cara roja)
    [indian] Indio
    [indian-red] Indio (cara roja)
    [prospector] Buscador de Oro
    [prospector-red] Buscador de Oro (cara roja)
    [gunsmith] Armero
    [gunsmith-red] Armero (cara roja)
    [singer] Cantante
    [singer-red] Cantante (cara roja)
    [auctioneer] Subastador
    [auctioneer-red] Subastador (cara roja)
    [governor] Gobernador
    [governor-red] Gobernador (cara roja)
    [doctor] Doctor
    [undertaker] Enterrador
    [cowboy] Cowboy
    [cowboy-red] Cowboy (cara roja)
    [heroes] Héroes
    [heroes-red] Héroes (cara roja)
    [teacher] Profesora
    [teacher-red] Profesora (cara roja)
    [lawyer] Abogado
    [editor] Editor
    [father-christmas] Papá Noel
    [father-christmas-red] Papá Noel (cara roja)
   *[other] { $name }
}

name-shelf = { $value ->
    [building-12] la casilla de 12$
    [building-10] la casilla de 10$
    [building-8] la casilla de 8$
    [building-6] la casilla de 6$
    [building-5] la casilla de 5$
    [building-4] la casilla de 4$
    [building-3] la casilla de 3$
   *[other] { $name }
}

name-dollars = { $value }$

name-points = { $value ->
    [one] { $value } punto de victoria
   *[other] { $value } puntos de victoria
}

name-absent-player = { $value ->
    [-1] el forajido
   *[other] { $name }
}

goods-revolvers = revólveres
goods-dollars = dólares
lot-guns = la ficha de «3 revólveres»
bonus-station = estación
bonus-teacher = lo que cuenta la Profesora

name-bidder = { $value ->
    [-1] nadie
   *[other] {"{"}{ $value }{"}"}
}

name-referee = { $value ->
    [-1] El orden de los duelos ya no importa
   *[other] {"{"}{ $value }{"}"} pasó antes que los demás duelistas y ordena los duelos
}

edge-north = el lado norte de { $parcel }
edge-south = el lado sur de { $parcel }
edge-west = el lado oeste de { $parcel }
edge-east = el lado este de { $parcel }

## Qué se pide a un asiento: las frases de las peticiones.

prompt-starting-parcel = Elegir una parcela para empezar.
prompt-character = Elegir un personaje.
prompt-grocer = Tomar dólares ahora o elegir un tipo de edificio cuando paguen los edificios.
prompt-settler = Tomar una parcela con el Colono o renunciar a ella.
prompt-captain = Contratar cowboys con el Capitán o renunciar a ellos.
prompt-captain-red = Comprar revólveres con el Capitán o renunciar a ellos.
prompt-grocer-red = Tomar dólares ahora o puntos al final de la ronda.
prompt-settler-red = Tomar dólares ahora o puntos al final de la ronda.
prompt-chinese-worker-red = Tomar un edificio en venta y construirlo o guardarlo, o renunciar a él.
prompt-prospector = Tomar una parcela y un edificio para ella o renunciar a ellos.
prompt-cowboy-red = Tomar una parcela y un edificio para ella o renunciar a ellos.
prompt-first-lot = Elegir la primera parcela para la subasta o no subastar ninguna.
prompt-next-lot = Elegir otra parcela para la subasta.
prompt-bid = Pujar más o retirarse.
prompt-governor-red = Elegir qué se grava a los demás.
prompt-heroes-red = Elegir cuántos cowboys vuelven a casa por puntos.
prompt-lawyer = Comprar una parcela con el Abogado o renunciar a ella.
prompt-place = Colocar un cowboy o pasar.
prompt-ammunition = Tomar los tres revólveres o renunciar a ellos.
prompt-duel = Elegir el próximo duelo.
prompt-roll-again = Volver a lanzar algunos de tus dados o quedarte con ellos.
prompt-doctor = Volver a colocar con el Doctor tu cowboy derrotado o renunciar a ello.
prompt-undertaker = Pagar al Enterrador o perder un punto.
prompt-parcel = Comprar una parcela donde está tu cowboy o renunciar a ella.
prompt-building = Comprar el edificio, para construirlo o guardarlo, o renunciar a él.
prompt-house = Elegir dónde irá la casa de tu edificio.
prompt-town-hall = Elegir dónde irá el ayuntamiento.
prompt-town-hall-road = Poner una carretera de la ciudad hacia un lugar para el ayuntamiento.
prompt-town-hall-house = Elegir dónde irá la casa del ayuntamiento.
prompt-consent = Decir si otro jugador puede usar tu parcela para una casa.
prompt-held = Construir un edificio que guardas o seguir guardándolo.
prompt-roads = Construir carreteras o terminar.
prompt-doubling = Elegir el tipo de edificio que paga el doble o tomar dólares.
prompt-dynamite = Gastar dinamita en una mina o guardarla.
prompt-banker-red = Comprar puntos con el Banquero o renunciar a ellos.
prompt-points = Comprar puntos o renunciar a ellos.
prompt-excess = Entregar los dólares por encima de tu límite.

## Lo que hacen los personajes, con los números de la caja.

text-character-sheriff = Toma el cowboy blanco: donde está, nadie puede batirse.
text-character-sheriff-red = No atacas a nadie ni provocas duelos: solo te defiendes. { $character-gain-sheriff-red-points ->
    [one] { $character-gain-sheriff-red-points } punto de victoria
   *[other] { $character-gain-sheriff-red-points } puntos de victoria
} por cada duelo que pierdes.
text-character-banker = Toma { $character-gain-banker-dollars }$.
text-character-banker-red = Al final de la ronda, antes de aplicar los límites de dinero, compra puntos de victoria.
text-character-grocer = Toma { $character-gain-grocer-dollars }$, o todos tus edificios de un tipo pagan el doble en esta ronda.
text-character-grocer-red = Toma { $character-gain-grocer-red-dollars }$ ahora, o al final de la ronda { $character-gain-grocer-red-points ->
    [one] { $character-gain-grocer-red-points } punto de victoria
   *[other] { $character-gain-grocer-red-points } puntos de victoria
} por cada casa tuya.
text-character-chinese-worker = Toma { $character-gain-chinese-worker-roads ->
    [one] { $character-gain-chinese-worker-roads } carretera
   *[other] { $character-gain-chinese-worker-roads } carreteras
}. En esta ronda los edificios te cuestan la mitad, redondeando hacia arriba.
text-character-chinese-worker-red = Compra enseguida cualquier edificio en venta por { $character-price-chinese-worker-red }$.
text-character-settler = Toma gratis cualquier parcela sin dueño.
text-character-settler-red = Toma { $character-gain-settler-red-dollars }$ ahora, o al final de la ronda { $character-gain-settler-red-points ->
    [one] { $character-gain-settler-red-points } punto de victoria
   *[other] { $character-gain-settler-red-points } puntos de victoria
} por cada montaña tuya.
text-character-captain = Contrata de uno a tres cowboys por dólares.
text-character-captain-red = Compra uno o dos revólveres por dólares y quédatelos hasta el final de la partida.
text-character-mercenary = { $character-gain-mercenary-firepower } más de potencia de fuego en esta ronda.
text-character-mercenary-red = { $character-gain-mercenary-red-firepower } más de potencia de fuego en esta ronda.
text-character-newspaper-boy = Paga { $character-price-newspaper-boy }$ y usa el efecto y el límite de dinero de cualquier otro personaje salvo el Sheriff; colocas antes que nadie.
text-character-newspaper-boy-red = Usa el efecto de cualquier otro personaje salvo el Sheriff, pero con un límite de dinero más bajo; colocas antes que nadie.
text-character-indian = Toma gratis { $character-gain-indian-parcels ->
    [one] { $character-gain-indian-parcels } parcela
   *[other] { $character-gain-indian-parcels } parcelas
} que deciden dos dados.
text-character-indian-red = En esta ronda ninguna parcela te cuesta más de { $character-price-indian-red }$.
text-character-prospector = Paga { $character-price-prospector }$ y toma enseguida una mina y una parcela para ella.
text-character-prospector-red = Toma { $character-gain-prospector-red-dynamite ->
    [one] { $character-gain-prospector-red-dynamite } ficha de dinamita
   *[other] { $character-gain-prospector-red-dynamite } fichas de dinamita
}.
text-character-gunsmith = { $character-gain-gunsmith-points ->
    [one] { $character-gain-gunsmith-points } punto de victoria
   *[other] { $character-gain-gunsmith-points } puntos de victoria
} por cada duelo que ganas.
text-character-gunsmith-red = Toma { $character-gain-gunsmith-red-dynamite ->
    [one] { $character-gain-gunsmith-red-dynamite } ficha de dinamita
   *[other] { $character-gain-gunsmith-red-dynamite } fichas de dinamita
}. En cada duelo puedes volver a lanzar tus dados una vez, después de ver los de todos.
text-character-singer = Toma { $character-gain-singer-tokens ->
    [one] { $character-gain-singer-tokens } ficha
   *[other] { $character-gain-singer-tokens } fichas
} «sin duelo»: el cowboy que lleva una actúa sin batirse.
text-character-singer-red = Un cowboy de la reserva general apuesta con una ficha «sin duelo», y sus dados se multiplican.
text-character-auctioneer = Elige { $character-gain-auctioneer-parcels ->
    [one] { $character-gain-auctioneer-parcels } parcela, que va
   *[other] { $character-gain-auctioneer-parcels } parcelas, que van
} al mejor postor.
text-character-auctioneer-red = La ficha de «3 revólveres» va al mejor postor; su casilla está cerrada en esta ronda.
text-character-governor = Toma { $character-gain-governor-roads ->
    [one] { $character-gain-governor-roads } carretera
   *[other] { $character-gain-governor-roads } carreteras
}. { $character-gain-governor-points ->
    [one] { $character-gain-governor-points } punto de victoria
   *[other] { $character-gain-governor-points } puntos de victoria
} por cada carretera que construyes en esta ronda hasta una parcela nueva.
text-character-governor-red = Grava a todos los demás por sus revólveres o por cada { $character-gain-governor-red-dollars }$ que tienen.
text-character-doctor = Quien pierde un duelo puede pagarte { $character-price-doctor }$ y volver a colocar el cowboy; a los tuyos no les cuesta nada. { $character-gain-doctor-bounty }$ por cada forajido que alguien derrota.
text-character-undertaker = Quien pierde un duelo te paga { $character-price-undertaker }$ o pierde { $character-gain-undertaker-points ->
    [one] { $character-gain-undertaker-points } punto de victoria
   *[other] { $character-gain-undertaker-points } puntos de victoria
}. { $character-gain-undertaker-bounty }$ por cada forajido que alguien derrota.
text-character-cowboy = Con la variante Caballos: toma { $character-gain-cowboy-horses ->
    [one] { $character-gain-cowboy-horses } caballo
   *[other] { $character-gain-cowboy-horses } caballos
}.
text-character-cowboy-red = Paga { $character-price-cowboy-red }$ y toma enseguida un rancho y una parcela para él.
text-character-heroes = Nadie ataca tus edificios, tampoco los forajidos, y tú no atacas a nadie.
text-character-heroes-red = Puntos de victoria enseguida, más por los cowboys que mandas a casa.
text-character-teacher = En la ronda siguiente eliges personaje en primer lugar. En la última ronda la carta muestra su cara roja.
text-character-teacher-red = Al final, { $character-gain-teacher-points ->
    [one] { $character-gain-teacher-points } punto de victoria
   *[other] { $character-gain-teacher-points } puntos de victoria
} por cada escuela, prisión e iglesia tuyas, y { $character-gain-teacher-points-without-saloon } si no tienes ninguna cantina.
text-character-lawyer = Compra enseguida una parcela a su precio. No hay duelos por las parcelas en venta donde está tu cowboy: los demás retiran los suyos.
text-character-editor = Cuando pagan los edificios: un punto de victoria por cada { $character-gain-editor-dollars }$ multiplicados por el número de la ronda que pagan los tuyos.
text-character-father-christmas = { $character-gain-father-christmas-points ->
    [one] { $character-gain-father-christmas-points } punto de victoria
   *[other] { $character-gain-father-christmas-points } puntos de victoria
}.
text-character-father-christmas-red = { $character-gain-father-christmas-red-points ->
    [one] { $character-gain-father-christmas-red-points } punto de victoria
   *[other] { $character-gain-father-christmas-red-points } puntos de victoria
}. Lanza un dado: con 3 o más, { $character-gain-father-christmas-red-dollars }$; con 5 o más, además un cowboy.

## Qué hacen los edificios y las casillas.

text-building-ranch = Paga { $income-ranch }$ por cada parcela de alrededor sin nada encima, al menos 1$ y como mucho { $income-maximum-ranch }$. Da un revólver al construirse. Cuenta como una casa; no necesita ni carretera ni casa.
text-building-mine = Paga { $income-mine }$ por cada montaña de alrededor que sea tuya o de nadie, como mucho { $income-maximum-mine }$. Da un revólver al construirse. No necesita ni carretera ni casa.
text-building-drugstore = Paga { $income-drugstore }$ por cada casa de alrededor que sea tuya o de nadie y por cada rancho tuyo, esté donde esté, como mucho { $income-maximum-drugstore }$. Necesita una carretera y una casa.
text-building-bank = Paga { $income-bank }$ por cada casa de alrededor que sea tuya o de nadie y por cada mina tuya, esté donde esté, como mucho { $income-maximum-bank }$. Necesita una carretera y una casa.
text-building-saloon = Paga { $income-saloon }$ por cada casa de alrededor que sea tuya o de nadie, como mucho { $income-maximum-saloon }$. Necesita una carretera y una casa.
text-building-hotel = Paga { $income-hotel }$. Cuenta como dos casas. Necesita una carretera y una casa.
text-building-church = Protege de ataques tus edificios de alrededor, y nadie la ataca. No paga nada. Cuenta como una casa. Necesita una carretera y una casa.
text-building-prison = Da dos revólveres al construirse y nadie la ataca. No paga nada. Necesita una carretera y una casa.
text-building-general-store = Paga { $income-general-store }$ por cada casa de alrededor, el doble por las de tus parcelas, como mucho { $income-maximum-general-store }$. Necesita una carretera y una casa.
text-building-blacksmith = Paga { $income-blacksmith }$ por cada ronda hasta ahora y por cada rancho tuyo, esté donde esté, como mucho { $income-maximum-blacksmith }$. Necesita una carretera y una casa.
text-building-school = No paga nada. Cuenta como una casa. Necesita una carretera y tres casas.
text-building-station = Al final, un punto de victoria por cada dos casas de la ciudad. Cuenta como dos casas y nadie la ataca. Necesita una carretera recta que cruce todo el mapa, y ninguna casa.
text-building-town-hall = No es de nadie. Las farmacias, los bancos, las cantinas, las tiendas y las herrerías de quien lo ocupa con un cowboy pagan un nivel más. Cuenta como una casa para todos.
text-gain-salary = { $gain-salary }$ por cada cowboy tuyo aquí.
text-gain-guns = La ficha de «3 revólveres»: { $gain-guns } más de potencia de fuego hasta el final de la ronda.
text-gain-roads = Carreteras para tu reserva: { $gain-roads }.
text-gain-road = Una carretera para tu reserva por cada cowboy tuyo aquí.
text-gain-parcel-income = { $gain-parcel-income }$ por cada parcela tuya.
text-gain-cowboy-income = { $gain-cowboy-income }$ por cada punto de tu potencia de fuego.
text-share-parcel-points = Un punto de victoria por cada { $share-parcel-points ->
    [one] parcela tuya
   *[other] { $share-parcel-points } parcelas tuyas
}.
text-share-cowboy-points = Un punto de victoria por cada { $share-cowboy-points ->
    [one] punto
   *[other] { $share-cowboy-points } puntos
} de tu potencia de fuego.
text-share-building-points = Un punto de victoria por cada edificio tuyo en el mapa.
text-dynamite-tokens = Junto a un cowboy tuyo: { $character-gain-duel-dice-with-dynamite ->
    [one] { $character-gain-duel-dice-with-dynamite } dado o loseta en su duelo
   *[other] { $character-gain-duel-dice-with-dynamite } dados o losetas en su duelo, sumados
}. Para una mina tuya, cuando pagan los edificios: sus ingresos por { $character-gain-mine-blasted }. Después se gasta.
text-price-points-5 = Los puntos de victoria que quieras, a { $price-points-5 }$ cada uno.
text-price-points-4 = Los puntos de victoria que quieras, a { $price-points-4 }$ cada uno. Cerrada desde la ronda { $closed-from-round-points-4 }.
text-price-points-3 = Los puntos de victoria que quieras, a { $price-points-3 }$ cada uno. Cerrada desde la ronda { $closed-from-round-points-3 }.
text-price-points-2 = Los puntos de victoria que quieras, a { $price-points-2 }$ cada uno. Cerrada desde la ronda { $closed-from-round-points-2 }.

# Cómo se llaman los valores de una opción.
option-buildings-all = todos
option-buildings-basic = solo los básicos
option-characters-first-game = para una primera partida
option-characters-quiet-town = una ciudad tranquila
option-characters-prosperity = una ciudad en la que prosperar
option-characters-gold-rush = fiebre del oro
option-characters-home-and-land = una ciudad de casas y tierras
option-characters-showdown = ajuste de cuentas
option-characters-random = repartidos al azar
option-characters-custom = cada carta según su opción
value-yellow = la cara amarilla
value-red = la cara roja
value-in = en la mesa
value-out = fuera de la mesa
