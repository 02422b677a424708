"""The characters: one module for each side of a card that differs from the other; here is which is which."""

# [DE "PERSONEN"] [BB "PERSONAJES"]

from collections.abc import Callable, Mapping

from sagebrush_games.carson_city.characters import (
    auctioneer,
    auctioneer_red,
    banker_red,
    captain_red,
    chinese_worker_red,
    cowboy_red,
    doctor,
    editor,
    governor,
    governor_red,
    grocer_red,
    gunsmith,
    gunsmith_red,
    heroes,
    heroes_red,
    lawyer,
    newspaper_boy,
    prospector,
    prospector_red,
    settler_red,
    sheriff_red,
    singer,
    singer_red,
    teacher,
    undertaker,
)
from sagebrush_games.carson_city.characters.banker import banker
from sagebrush_games.carson_city.characters.captain import captain
from sagebrush_games.carson_city.characters.card import Side
from sagebrush_games.carson_city.characters.chinese_worker import chinese_worker
from sagebrush_games.carson_city.characters.cowboy import cowboy
from sagebrush_games.carson_city.characters.father_christmas import father_christmas
from sagebrush_games.carson_city.characters.father_christmas_red import father_christmas_red
from sagebrush_games.carson_city.characters.grocer import grocer
from sagebrush_games.carson_city.characters.indian import indian
from sagebrush_games.carson_city.characters.indian_red import indian_red
from sagebrush_games.carson_city.characters.mercenary import mercenary
from sagebrush_games.carson_city.characters.mercenary_red import mercenary_red
from sagebrush_games.carson_city.characters.settler import settler
from sagebrush_games.carson_city.characters.sheriff import sheriff
from sagebrush_games.carson_city.rules.ruleset import Character
from sagebrush_games.kernel.content import Content

YELLOW: Mapping[str, Callable[[Content], Character]] = {
    "sheriff": sheriff,
    "banker": banker,
    "grocer": grocer,
    "chinese-worker": chinese_worker,
    "settler": settler,
    "captain": captain,
    "mercenary": mercenary,
}
"""The yellow sides of 1 to 7, by id, in the order of their numbers: they change nothing in the ruleset."""

SIDES: Mapping[str, Side] = {
    **{character: Side(card) for character, card in YELLOW.items()},
    "newspaper-boy": Side(newspaper_boy.newspaper_boy, newspaper_boy.apply),
    "newspaper-boy-red": Side(newspaper_boy.newspaper_boy_red, newspaper_boy.apply),
    "sheriff-red": Side(sheriff_red.sheriff_red, sheriff_red.apply),
    "banker-red": Side(banker_red.banker_red, banker_red.apply),
    "grocer-red": Side(grocer_red.grocer_red, grocer_red.apply),
    "chinese-worker-red": Side(chinese_worker_red.chinese_worker_red, chinese_worker_red.apply),
    "settler-red": Side(settler_red.settler_red, settler_red.apply),
    "captain-red": Side(captain_red.captain_red, captain_red.apply),
    "mercenary-red": Side(mercenary_red),
    "indian": Side(indian),
    "indian-red": Side(indian_red),
    "prospector": Side(prospector.prospector, prospector.apply),
    "prospector-red": Side(prospector_red.prospector_red, prospector_red.apply),
    "gunsmith": Side(gunsmith.gunsmith, gunsmith.apply),
    "gunsmith-red": Side(gunsmith_red.gunsmith_red, gunsmith_red.apply),
    "singer": Side(singer.singer, singer.apply),
    "singer-red": Side(singer_red.singer_red, singer_red.apply),
    "auctioneer": Side(auctioneer.auctioneer, auctioneer.apply),
    "auctioneer-red": Side(auctioneer_red.auctioneer_red, auctioneer_red.apply),
    "governor": Side(governor.governor, governor.apply),
    "governor-red": Side(governor_red.governor_red, governor_red.apply),
    "doctor": Side(doctor.doctor, doctor.apply),
    "undertaker": Side(undertaker.undertaker, undertaker.apply),
    "cowboy": Side(cowboy),
    "cowboy-red": Side(cowboy_red.cowboy_red, cowboy_red.apply),
    "heroes": Side(heroes.heroes, heroes.apply),
    "heroes-red": Side(heroes_red.heroes_red, heroes_red.apply),
    "teacher": Side(teacher.teacher, teacher.apply),
    "teacher-red": Side(teacher.teacher_red, teacher.apply_red),
    "lawyer": Side(lawyer.lawyer, lawyer.apply),
    "editor": Side(editor.editor, editor.apply),
    "father-christmas": Side(father_christmas),
    "father-christmas-red": Side(father_christmas_red),
}
"""Every side by the id it has in rulesets, events and views; each change may rely on those above it."""
